/// A word with a meaning of its own in Objective-C, C or C++, or to Interface Builder.
///
/// Some mean something only after an `@` or in one place (`end`, `nullable`, `getter`); everywhere else they are names.
enum ObjectiveCWord: String, CaseIterable {
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, `break`, `continue`, goto, `in`
  case void, char, short, int, long, float, double, signed, unsigned, bool
  case underscoreBool = "_Bool"
  case const, volatile, restrict, inline, register, `static`, extern
  case underscoreConst = "__const"
  case underscoreInline = "__inline"
  case underscoresInline = "__inline__"
  case nullableType = "_Nullable"
  case nonnullType = "_Nonnull"
  case nullUnspecifiedType = "_Null_unspecified"
  case oldNullable = "__nullable"
  case oldNonnull = "__nonnull"
  case kindof = "__kindof"
  case weak = "__weak"
  case strong = "__strong"
  case block = "__block"
  case unsafeUnretained = "__unsafe_unretained"
  case autoreleasing = "__autoreleasing"
  case unused = "__unused"
  case bridge = "__bridge"
  case bridgeTransfer = "__bridge_transfer"
  case bridgeRetained = "__bridge_retained"
  case covariant = "__covariant"
  case contravariant = "__contravariant"
  case thread = "__thread"
  case constexpr, mutable, virtual, explicit, typename, friend
  case nullable, nonnull
  case nullUnspecified = "null_unspecified"
  case nullResettable = "null_resettable"
  case out, `inout`, oneway, bycopy, byref
  case `struct`, union, `enum`, `class`
  case typeof
  case underscoreTypeof = "__typeof"
  case underscoresTypeof = "__typeof__"
  case decltype
  case auto
  case autoType = "__auto_type"
  case attribute = "__attribute__"
  case shortAttribute = "__attribute"
  case atomic = "_Atomic"
  case declspec = "__declspec"
  case alignas = "_Alignas"
  case asm
  case underscoreAsm = "__asm__"
  case yes = "YES"
  case no = "NO"
  case `true`, `false`
  case capitalTrue = "TRUE"
  case capitalFalse = "FALSE"
  case `nil`
  case nilClass = "Nil"
  case null = "NULL"
  case nullptr
  case sizeof, alignof
  case underscoreAlignof = "__alignof__"
  case typedef, template, namespace, using, new, delete, `throw`, `try`, `catch`, finally, `operator`
  case staticCast = "static_cast"
  case dynamicCast = "dynamic_cast"
  case reinterpretCast = "reinterpret_cast"
  case constCast = "const_cast"
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case action = "IBAction"
  case segueAction = "IBSegueAction"
  case inspectable = "IBInspectable"
  case interface, implementation, `protocol`, end, property, synthesize, dynamic, selector, encode, synchronized
  case autoreleasepool, `import`, optional, required, available
  case `public`, `private`, protected, package
  case compatibilityAlias = "compatibility_alias"

  /// Whether C++ writes it before an operand.
  var isPrefixOperator: Bool { self == .new || self == .delete || self == .throw }

  /// What a word does where a declaration or a statement begins.
  enum Role {
    /// A part of a built-in type: `unsigned`, `int`, `void`.
    case typeWord
    /// Something that stands beside a type: `const`, `__weak`, `static`.
    case qualifier
    /// The same, but elsewhere an ordinary name: `nullable`, `out`.
    case contextualQualifier
    /// `struct`, `union`, `enum`, `class`.
    case aggregate
    /// `typeof(…)`, `auto`.
    case deducedType
    /// `__attribute__((…))`.
    case attribute
    /// `IBOutlet` and its kin.
    case interfaceBuilder
    /// Anything else.
    case other
  }

  /// What the word does where a declaration or a statement begins.
  var role: Role {
    switch self {
    case .void, .char, .short, .int, .long, .float, .double, .signed, .unsigned, .bool, .underscoreBool: .typeWord
    case .const, .volatile, .restrict, .inline, .register, .static, .extern, .underscoreConst, .underscoreInline,
      .underscoresInline, .nullableType, .nonnullType, .nullUnspecifiedType, .oldNullable, .oldNonnull, .kindof, .weak,
      .strong, .block, .unsafeUnretained, .autoreleasing, .unused, .bridge, .bridgeTransfer, .bridgeRetained,
      .covariant, .contravariant, .thread, .constexpr, .typename:
      .qualifier
    case .mutable, .virtual, .explicit, .friend, .nullable, .nonnull, .nullUnspecified, .nullResettable, .in, .out,
      .inout, .oneway, .bycopy, .byref:
      .contextualQualifier
    case .struct, .union, .enum, .class: .aggregate
    case .typeof, .underscoreTypeof, .underscoresTypeof, .decltype, .auto, .autoType, .atomic: .deducedType
    case .attribute, .shortAttribute, .declspec, .alignas, .asm, .underscoreAsm: .attribute
    case .outlet, .outletCollection, .action, .segueAction, .inspectable: .interfaceBuilder
    default: .other
    }
  }
}
