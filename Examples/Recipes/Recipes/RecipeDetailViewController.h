#import <UIKit/UIKit.h>

@class Recipe;

/// One recipe.
@interface RecipeDetailViewController : UIViewController

@property(nonatomic, strong) Recipe *recipe;
@property(nonatomic, weak) IBOutlet UILabel *nameLabel;
@property(nonatomic, weak) IBOutlet UILabel *minutesLabel;

@end
