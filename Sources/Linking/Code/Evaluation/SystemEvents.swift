import NavigationModel

/// When functions that were not read run the closures and selectors they are given.
enum SystemEvents {
  /// What starts the code that a function of the system is given; `nil` where its name alone does not tell.
  static func trigger(of function: String) -> Trigger? {
    switch function.baseOfFunction {
    case "addObserver", "addObserverForName":
      return Trigger(element: "notification")
    case "Timer", "scheduledTimer", "scheduledTimerWithTimeInterval", "timerWithTimeInterval", "CADisplayLink",
      "displayLinkWithTarget":
      return Trigger(element: "timer")
    case "addTarget", "addAction": return Trigger(element: "control")
    default:
      // A helper that was not read and wires a control.
      return function.labelsOfFunction.contains("action") ? Trigger(element: "control") : nil
    }
  }

  /// What starts a closure where nothing that came before does; `nil` where it runs at once, or nobody knows when.
  static func laterTrigger(of base: String) -> Trigger? {
    if delays.contains(base) { return Trigger(element: "timer") }
    return runsAtOnce.contains(base) || isReactive(base) ? nil : Trigger(element: "callback")
  }

  /// Whether a function sends the selector it is given, now or later; others only ask about it or forget it.
  static func sendsSelectors(_ base: String) -> Bool { !questions.contains(base) }

  /// Whether a function subscribes to values that come from anywhere, at any time.
  static func isReactive(_ base: String) -> Bool { reactive.contains(base) }

  /// Whether a function only puts a closure into a queue: it runs when what is going on is over.
  static func runsLater(_ base: String) -> Bool { later.contains(base) }

  private static let later: Set<String> = [
    "async", "dispatch_async", "Task", "detached", "addOperation", "performBlock",
  ]

  private static let delays: Set<String> = ["asyncAfter", "dispatch_after"]

  /// Functions that run a closure before they return, or as part of the same move.
  private static let runsAtOnce: Set<String> = [
    "animate", "animateWithDuration", "performWithoutAnimation", "async", "dispatch_async", "dispatch_sync", "sync",
    "perform", "performBlock", "present", "dismiss", "presentViewController", "dismissViewControllerAnimated",
    "transition", "transitionWithView", "transitionFromView", "transitionFromViewController", "Task", "MainActor",
    "run", "UIViewPropertyAnimator", "autoreleasepool", "withAnimation", "performBatchUpdates", "addOperation", "main",
    "dispatch_once", "animateKeyframes", "addAnimations", "addCompletion", "setCompletionBlock", "detached",
    "performAndWait",
  ]

  private static let reactive: Set<String> = [
    "subscribe", "bind", "drive", "sink", "observe", "onNext", "subscribeNext", "subscribeCompleted", "subscribeError",
    "emit", "observeNext", "observeValues", "startWithValues", "startWithResult", "startWithCompleted", "onReceive",
    "doNext", "observeCompleted", "observeResult", "map", "flatMap", "flatMapLatest", "filter", "do", "bindTo",
    "bindNext", "driveNext",
  ]

  private static let questions: Set<String> = [
    "responds", "respondsToSelector", "instancesRespondToSelector", "instancesRespond", "canPerformAction",
    "NSStringFromSelector", "removeTarget", "removeObserver", "cancelPreviousPerformRequests",
    "cancelPreviousPerformRequestsWithTarget", "methodForSelector", "methodSignatureForSelector", "instanceMethod",
    "isEqual", "sel_isEqual", "class_getInstanceMethod", "class_addMethod", "method_exchangeImplementations",
    "class_getClassMethod", "class_replaceMethod", "method", "sel_getName", "targetForAction", "target",
  ]
}
