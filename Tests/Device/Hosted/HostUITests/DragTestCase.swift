import XCTest

/// Test in which a finger drags the keyboard of the host, which shows its numbers in a label.
///
/// UIKit posts no notification during the drag, so the host measures at each frame, in points.
@MainActor
class DragTestCase: XCTestCase {
  let app = XCUIApplication()

  /// Starts the host with one of its screens.
  func launch(_ screen: String, _ environment: [String: String] = [:]) {
    continueAfterFailure = false
    app.launchArguments = [screen]
    app.launchEnvironment = environment
    app.launch()
  }

  /// Drags from a list to a height of the window, both as parts of the whole.
  ///
  /// The finger moves by 300 pixels a second: less than 3 points for each frame of the screen.
  func drag(_ list: XCUIElement, to height: Double, thenHoldFor seconds: TimeInterval = 0) {
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    let end = app.windows.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: height)
    )
    start.press(
      forDuration: 0.1,
      thenDragTo: end,
      withVelocity: XCUIGestureVelocity(300),
      thenHoldForDuration: seconds
    )
  }

  func number(_ name: String) -> Double {
    numbers[name, default: 0]
  }

  /// The numbers in the host's label, by their names.
  var numbers: [String: Double] {
    let words = app.staticTexts["status"].label.split(separator: " ")
    let pairs = words.compactMap { word -> (String, Double)? in
      let parts = word.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(pairs) { $1 }
  }

  /// Fails unless a condition is met within five seconds.
  func wait(
    until holds: () -> Bool,
    _ failure: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let end = Date().addingTimeInterval(5)
    while Date() < end {
      if holds() { return }
      RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    }
    XCTFail("\(failure) \(numbers)", file: file, line: line)
  }
}
