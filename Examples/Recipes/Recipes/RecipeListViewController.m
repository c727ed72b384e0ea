#import "RecipeListViewController.h"

#import "Recipe.h"
#import "RecipeAddViewController.h"
#import "RecipeDetailViewController.h"

@interface RecipeListViewController () <RecipeAddViewControllerDelegate>

@property(nonatomic, strong) NSMutableArray<Recipe *> *recipes;

@end

@implementation RecipeListViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.recipes = [NSMutableArray arrayWithObjects:[[Recipe alloc] initWithName:@"Potato Soup" minutes:40],
                                                  [[Recipe alloc] initWithName:@"Plum Cake" minutes:75], nil];
}

// The add screen needs a bar for its two buttons, so it is presented inside a navigation controller.
- (IBAction)add:(id)sender {
  RecipeAddViewController *addViewController = [[RecipeAddViewController alloc] init];
  addViewController.delegate = self;
  UINavigationController *container =
      [[UINavigationController alloc] initWithRootViewController:addViewController];
  [self presentViewController:container animated:YES completion:nil];
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  if ([segue.identifier isEqualToString:@"showRecipe"]) {
    NSIndexPath *indexPath = [self.tableView indexPathForCell:sender];
    RecipeDetailViewController *detail = segue.destinationViewController;
    detail.recipe = self.recipes[indexPath.row];
  }
}

#pragma mark - RecipeAddViewControllerDelegate

- (void)recipeAddViewController:(RecipeAddViewController *)controller didFinishWithRecipe:(Recipe *)recipe {
  if (recipe != nil) {
    [self.recipes addObject:recipe];
    [self.tableView reloadData];
  }
  [self dismissViewControllerAnimated:YES completion:nil];
}

#pragma mark - UITableViewDataSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.recipes.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Recipe" forIndexPath:indexPath];
  cell.textLabel.text = self.recipes[indexPath.row].name;
  return cell;
}

@end
