#import "RecipeDetailViewController.h"

#import "Recipe.h"

@implementation RecipeDetailViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.nameLabel.text = self.recipe.name;
  self.minutesLabel.text = [NSString stringWithFormat:@"%ld minutes", (long)self.recipe.minutes];
}

@end
