#import <UIKit/UIKit.h>

/// The table of recipes, the app's first screen.
@interface RecipeListViewController : UITableViewController

- (IBAction)add:(id)sender;

@end
