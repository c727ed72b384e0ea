#import "RecipeAddViewController.h"

#import "Recipe.h"

@interface RecipeAddViewController ()

@property(nonatomic, strong) UITextField *nameField;

@end

@implementation RecipeAddViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"New Recipe";
  self.view.backgroundColor = UIColor.systemBackgroundColor;

  self.navigationItem.leftBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                    target:self
                                                    action:@selector(cancel:)];
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                    target:self
                                                    action:@selector(done:)];

  self.nameField = [[UITextField alloc] init];
  self.nameField.borderStyle = UITextBorderStyleRoundedRect;
  self.nameField.placeholder = @"Name";
  self.nameField.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:self.nameField];
  UILayoutGuide *safeArea = self.view.safeAreaLayoutGuide;
  [NSLayoutConstraint activateConstraints:@[
    [self.nameField.topAnchor constraintEqualToAnchor:safeArea.topAnchor constant:20],
    [self.nameField.leadingAnchor constraintEqualToAnchor:safeArea.leadingAnchor constant:20],
    [self.nameField.trailingAnchor constraintEqualToAnchor:safeArea.trailingAnchor constant:-20],
  ]];
}

- (void)cancel:(id)sender {
  [self.delegate recipeAddViewController:self didFinishWithRecipe:nil];
}

- (void)done:(id)sender {
  Recipe *recipe = [[Recipe alloc] initWithName:self.nameField.text ?: @"" minutes:0];
  [self.delegate recipeAddViewController:self didFinishWithRecipe:recipe];
}

@end
