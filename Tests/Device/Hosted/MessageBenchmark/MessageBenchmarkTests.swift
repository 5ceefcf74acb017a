import KeyboardNotifications
import UIKit
import XCTest

/// What it costs to hear of the keyboard by the typed messages of iOS 26, and by a tracker.
///
/// Both hear of the same plain notifications, as the system posts them: UIKit makes a message of
/// each one for those who observe messages, and a tracker observes the names. That is why the
/// tracker's registration stays on names: one registration serves every system since iOS 13, and the
/// notifications are posted on all of them.
@MainActor
final class MessageBenchmarkTests: XCTestCase {
  private static let posts = 10_000

  func testATrackerIsNoSlowerThanTheTypedMessages() throws {
    let screen = try XCTUnwrap(
      UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.screen }.first
    )
    var ratios: [Double] = []
    // In turn, so that both run in the same conditions; the median counts.
    for _ in 0..<9 {
      let messages = seconds(observing: .messages, on: screen)
      let tracker = seconds(observing: .tracker, on: screen)
      ratios.append(tracker / messages)
    }
    let median = ratios.sorted()[ratios.count / 2]
    print("tracker / typed messages: \(median), of \(ratios.sorted())")
    XCTAssertLessThanOrEqual(median, 1)
  }

  private enum Way { case messages, tracker }

  /// Posts two keyboards in turn to one observer on a centre of its own.
  private func seconds(observing way: Way, on screen: UIScreen) -> TimeInterval {
    let center = NotificationCenter()
    var sum: CGFloat = 0
    var tokens: [Any] = []
    switch way {
    case .messages:
      tokens.append(
        center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in
          sum += message.endFrame.height
        }
      )
    case .tracker:
      let environment = KeyboardEnvironment(screen: screen.bounds)
      let tracker = KeyboardTracker(center: center) { environment }
      tokens.append(tracker)
      tokens.append(tracker.observe { sum += $0.state.frame?.height ?? 0 })
    }
    let keyboards = [300, 216].map { userInfo(height: $0, on: screen) }
    let start = Date()
    for index in 0..<Self.posts {
      center.post(
        name: UIResponder.keyboardWillShowNotification,
        object: screen,
        userInfo: keyboards[index % 2]
      )
    }
    let seconds = Date().timeIntervalSince(start)
    XCTAssertEqual(sum, CGFloat(Self.posts) * 258, accuracy: 1, "An observer heard of less.")
    withExtendedLifetime(tokens) {}
    return seconds
  }

  private func userInfo(height: CGFloat, on screen: UIScreen) -> [AnyHashable: Any] {
    let bounds = screen.bounds
    let end = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    return [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(cgRect: end.offsetBy(dx: 0, dy: height)),
      "UIKeyboardFrameEndUserInfoKey": NSValue(cgRect: end),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
    ]
  }
}
