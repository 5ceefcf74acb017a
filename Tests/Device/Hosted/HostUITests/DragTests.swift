import XCTest

/// What is posted when a drag ends, and what belongs to UIKit then.
///
/// A finger drags the keyboard of the chat, whose host shows its numbers in a label. UIKit posts no
/// notification during the drag, so the host measures at each frame, in points.
///
/// Decides behaviors 8 and 42.
@MainActor
final class DragTests: XCTestCase {
  private let app = XCUIApplication()

  func testADragToTheEndHidesTheKeyboardAndTheBarRests() {
    record("A drag to the end") {
      drag(to: 0.99)
      wait(until: { number("keyboard") == 0 }, "The drag did not dismiss.")
      wait(until: { isBar(at: "rest") }, "The bar does not rest on the safe area.")
    }
  }

  func testADragAndBackLeavesTheBarOnTheKeyboard() {
    record("A drag and back") {
      let top = number("keyboard") / app.windows.firstMatch.frame.height
      drag(to: (1 + top) / 2, thenHoldFor: 0.5)
      // A finger that is lifted while it rests lets the keyboard return.
      wait(
        until: { isBar(at: "keyboard") || isBar(at: "rest") },
        "The bar hangs between the keyboard and its place of rest."
      )
    }
  }

  /// Drags in the chat, with a keyboard, and keeps the recording beside the results.
  private func record(_ title: String, body: () -> Void) {
    continueAfterFailure = false
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    app.launchArguments = ["-chat"]
    app.launchEnvironment = ["RECORDINGS": folder.path, "TITLE": title]
    app.launch()
    app.textViews["text"].tap()
    wait(until: { number("keyboard") > 0 }, "No keyboard was raised.")
    wait(until: { isBar(at: "keyboard") }, "The bar does not stand on the keyboard.")
    body()
    XCTAssertGreaterThan(number("samples"), 5, "The drag was not measured.")
    // The bar lags behind the finger by one frame of the screen or two.
    XCTAssertLessThanOrEqual(number("worst"), 6, "The bar does not follow the finger: \(numbers)")
    app.terminate()
    // A recorder counts its files.
    let file = folder.appendingPathComponent("keyboard-0001.jsonl")
    let attachment = XCTAttachment(contentsOfFile: file)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  private func isBar(at place: String) -> Bool {
    abs(number("bar") - number(place)) <= 0.5
  }

  /// Drags from the list to a height of the window, both as parts of the whole.
  ///
  /// The finger moves by 300 pixels a second: less than 3 points for each frame of the screen.
  private func drag(to height: Double, thenHoldFor seconds: TimeInterval = 0) {
    let start = app.tables["list"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
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

  private func number(_ name: String) -> Double {
    numbers[name, default: 0]
  }

  /// The numbers in the host's label, by their names.
  private var numbers: [String: Double] {
    let words = app.staticTexts["status"].label.split(separator: " ")
    let pairs = words.compactMap { word -> (String, Double)? in
      let parts = word.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(pairs) { $1 }
  }

  /// Fails unless a condition is met within five seconds.
  private func wait(
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
