import KeyboardNotifications
import KeyboardTesting

/// A note that often holds for several traces, printed once on standard error after all traces.
enum Remark: String, CaseIterable {
  /// A keyboard was judged without a screen.
  case noScreen = """
    no screen is known, so that any keyboard that is not empty counts as docked and covers its \
    height; import --screen WxH gives one
    """
  /// A keyboard was judged with a screen that an import has inferred.
  case inferredScreen =
    "the screen is inferred from the frames; import --screen WxH gives the real one"
  /// The table has rows in an order, and no times.
  case noTimes = "no times are known, so that only the order is shown"
  /// A check had no expectation to verify.
  case noExpectations = "nothing was checked; import --expect writes expectations to start from"
}

extension Replay {
  /// The note on a keyboard that is judged without a screen, or with one that is inferred.
  var screenRemark: Remark? {
    if player.environment.screen == nil { return .noScreen }
    return isScreenInferred ? .inferredScreen : nil
  }
}
