#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class Recipe;
@class RecipeAddViewController;

@protocol RecipeAddViewControllerDelegate <NSObject>

/// The user is done. `recipe` is nil after Cancel. The delegate takes the controller off the screen.
- (void)recipeAddViewController:(RecipeAddViewController *)controller
            didFinishWithRecipe:(nullable Recipe *)recipe;

@end

/// Asks for a new recipe. It has no storyboard scene: its view is made in code.
@interface RecipeAddViewController : UIViewController

@property(nonatomic, weak, nullable) id<RecipeAddViewControllerDelegate> delegate;

@end

NS_ASSUME_NONNULL_END
