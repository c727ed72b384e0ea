#import "Recipe.h"

@implementation Recipe

- (instancetype)initWithName:(NSString *)name minutes:(NSInteger)minutes {
  self = [super init];
  if (self) {
    _name = [name copy];
    _minutes = minutes;
  }
  return self;
}

@end
