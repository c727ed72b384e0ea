#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface Recipe : NSObject

@property(nonatomic, copy, readonly) NSString *name;
@property(nonatomic, readonly) NSInteger minutes;

- (instancetype)initWithName:(NSString *)name minutes:(NSInteger)minutes NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
