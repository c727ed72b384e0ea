import Testing

@testable import SourceReading

@Suite struct ObjectiveCDeclarationTests {
  @Test func readsAnInterface() {
    #expect(
      ObjectiveCFactsText.text(
        """
        #import <UIKit/UIKit.h>
        @class Note, Store;
        @import CoreData;
        NS_ASSUME_NONNULL_BEGIN
        @protocol EditorDelegate;
        IB_DESIGNABLE
        @interface Editor : UIViewController <UITextFieldDelegate, EditorDelegate>
        {
          @private
          IBOutlet UILabel *_label, *_other;
          __weak id<EditorDelegate> _owner;
          unsigned int _count : 4;
          void (^_handler)(BOOL);
        }
        @property (nonatomic, weak, nullable) IBOutlet UITextField *field;
        @property (nonatomic, weak, getter=isOpen) id<EditorDelegate> delegate;
        @property (copy) void (^onDone)(Note *note, BOOL saved), (^onCancel)(void);
        @property (class, readonly) Editor *shared;
        @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray *buttons;
        @property NSDictionary<NSString *, NSArray<Note *> *> *notes UI_APPEARANCE_SELECTOR;
        @property (nonatomic) Class kind;
        - (instancetype)initWithNote:(nonnull Note *)note store:(Store *_Nullable)store NS_DESIGNATED_INITIALIZER;
        + (nullable UIViewController *)editorFor:(id)note completion:(void (^ _Nullable)(BOOL ok))completion;
        - (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
        - (IBAction)save NS_SWIFT_NAME(saveNote());
        - count;
        @end
        NS_ASSUME_NONNULL_END
        """, path: "Editor.h", positions: true) == """
          class Editor: UIViewController, UITextFieldDelegate, EditorDelegate @7:12
            var _label: UILabel [IBOutlet] @10:21
            var _other: UILabel [IBOutlet] @10:30
            var _owner: id<EditorDelegate> [weak] @11:29
            var _count: unsigned int @12:16
            var _handler: -><BOOL, void> @13:10
            var field: UITextField [nonatomic weak nullable IBOutlet] @15:61
            var delegate: id<EditorDelegate> [nonatomic weak getter=isOpen] @16:63
            var onDone: -><Note, BOOL, void> [copy] @17:25
            var onCancel: -><void> [copy] @17:60
            static var shared: Editor [class readonly] @18:37
            var buttons: NSArray<UIButton> [nonatomic strong IBOutletCollection] @19:69
            var notes: NSDictionary<NSString, NSArray<Note>> @20:56
            var kind: Class.Type [nonatomic] @21:29
            - initWithNote:store: (note: Note, store: Store) -> instancetype @22:17
            + editorFor:completion: (note: id, completion: -><BOOL, void>) -> UIViewController @23:32
            - log: (format: NSString) @24:9
            - save () [IBAction NS_SWIFT_NAME(saveNote())] @25:13
            - count () -> id @26:3
          """)
  }

  @Test func readsCategoriesAndExtensions() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @interface Editor () <UIAlertViewDelegate> { BOOL _isDirty; }
        @property (nonatomic) Note *note;
        @end
        @interface UIViewController (Flow) <Closing>
        - (void)leave;
        @end
        @interface Pool<__covariant Element : UIView *> : NSObject <NSCopying>
        @end
        @interface Pool<Element> (More)
        @end
        @interface Root <Closing>
        @end
        @implementation Editor { Note *_copy; }
        @synthesize note = _theNote, field;
        @dynamic other;
        static NSString *const kKey = @"key";
        - (Note *)note { return _theNote; }
        + (instancetype)make { return [self new]; }
        static void update(Editor *editor) { [editor leave]; }
        @end
        """) == """
          extension Editor: UIAlertViewDelegate
            var _isDirty: BOOL
            var note: Note [nonatomic]
          extension UIViewController: Closing
            - leave ()
          class Pool: NSObject, NSCopying
          extension Pool
          class Root: Closing
          implementation Editor
            var _copy: Note
            var _theNote = self.note [synthesize]
            - note () -> Note {}
              return _theNote
            + make () -> instancetype {}
              return self.new()
          func update(_:) (editor: Editor) [static] {}
            editor.leave()
          var kKey: NSString = "key" [static const]
          """)
  }

  @Test func readsProtocols() {
    #expect(
      ObjectiveCFactsText.text(
        """
        @protocol A, B;
        @protocol PickerDelegate <NSObject, A>
        - (void)pickerDidCancel:(Picker *)picker;
        @optional
        @property (nonatomic, readonly) BOOL canClose;
        @property (nonatomic) BOOL isOld API_AVAILABLE(ios(11)) NS_SWIFT_NAME(old);
        + (UIViewController<A> *)controller;
        @end
        """) == """
          protocol PickerDelegate: NSObject, A
            var canClose: BOOL [nonatomic readonly]
            var isOld: BOOL [nonatomic]
            - pickerDidCancel: (picker: Picker)
            + controller () -> UIViewController<A>
          """)
  }

  @Test func readsConstantsAndGlobals() {
    #expect(
      ObjectiveCFactsText.text(
        """
        static NSString *const kStoryboard = @"Ma" @"in"
          "\\t\\u00e9\\x41\\"";
        NSString * const kSegue=@"show";
        FOUNDATION_EXPORT NSString *const kExported;
        extern const CGFloat kHeight;
        UIKIT_EXTERN CGFloat const kWidth API_AVAILABLE(ios(9.0));
        static const NSInteger kOne = 1, kMinus = -2;
        static NSString *names[] = { @"a", [2] = @"b" };
        void (^handler)(BOOL) = ^(BOOL ok) { done(ok); };
        static void (*original)(id, SEL);
        __attribute__((unused)) static id<Store> shared = nil;
        """, positions: true) == """
          var kStoryboard: NSString = "Main\té\u{41}"" [static const] @1:24
          var kSegue: NSString = "show" [const] @3:18
          var kExported: NSString [extern const] @4:35
          var kHeight: CGFloat [extern const] @5:22
          var kWidth: CGFloat [extern const] @6:28
          var kOne: NSInteger = 1 [static const] @7:24
          var kMinus: NSInteger = -2 [static const] @7:34
          var names: NSString = ("a", "b") [static] @8:18
          var handler: -><BOOL, void> = { ok: BOOL in done(_:) @9:38(ok) } @9:8
          var original: -><id, SEL, void> [static] @10:15
          var shared: id<Store> = nil [static] @11:42
          """)
  }

  @Test func readsEnumsAndAliases() {
    #expect(
      ObjectiveCFactsText.text(
        """
        typedef NS_ENUM(NSInteger, Mode) { ModeList, ModeGrid = 4, };
        typedef NS_OPTIONS(NSUInteger, Edge) { EdgeLeft = 1 << 0 };
        typedef enum { Small, Large } Size;
        typedef enum Shape : uint8_t { Round NS_SWIFT_NAME(circle), Square __deprecated = 2 } Shape;
        enum Loose { One };
        typedef NS_ERROR_ENUM(StoreDomain, StoreError) { StoreErrorFull = -1 } NS_SWIFT_NAME(Store.Error);
        typedef void (^Completion)(BOOL ok, NSError *_Nullable error);
        typedef NSString *Name NS_STRING_ENUM;
        typedef struct { int a; } Pair;
        typedef struct Node Node;
        """, positions: true) == """
          enum Mode: NSInteger @1:28
            case ModeList
            case ModeGrid = 4
          enum Edge: NSUInteger @2:32
            case EdgeLeft
          enum Size @3:31
            case Small
            case Large
          enum Shape: uint8_t @4:14
            case Round
            case Square = 2
          enum Loose @5:6
            case One
          enum StoreError @6:36
            case StoreErrorFull = -1
          alias Completion = -><BOOL, NSError, void>
          alias Name = NSString
          """)
  }

  @Test func readsFunctions() {
    #expect(
      ObjectiveCFactsText.text(
        """
        #ifdef __cplusplus
        extern "C" {
        #endif
        NS_INLINE UIViewController *MakeEditor(NSString *name, void (^done)(void));
        BOOL IsOpen(void) { return YES; }
        int main(int argc, char *argv[]) {
          @autoreleasepool {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
          }
        }
        #ifdef __cplusplus
        }
        #endif
        """, positions: true) == """
          func MakeEditor(_:_:) (name: NSString, done: -><void>) -> UIViewController @4:29
          func IsOpen() () -> BOOL {} @5:6
            return YES @5:21
          func main(_:_:) (argc: int, argv: char) -> int {} @6:5
            return UIApplicationMain(_:_:_:_:) @8:12(argc, argv, nil, NSStringFromClass(_:) @8:47(AppDelegate.self)) @8:5
          """)
  }
}
