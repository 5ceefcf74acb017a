import XCTest

/// A finger drags the keyboard away over a list of SwiftUI's.
///
/// Decides behavior 8 for SwiftUI.
@MainActor
final class SwiftUIDragTests: XCTestCase {
  private let app = XCUIApplication()

  func testTheRoomFollowsTheFinger() throws {
    continueAfterFailure = false
    app.launchArguments = ["-list"]
    app.launch()
    app.textFields["text"].tap()
    XCTAssertTrue(waits(until: { number("height") > 100 }), "No keyboard was raised.")
    let before = number("heights")
    let list = app.scrollViews["list"]
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    let end = app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.99))
    start.press(
      forDuration: 0.1,
      thenDragTo: end,
      withVelocity: XCUIGestureVelocity(300),
      thenHoldForDuration: 0
    )
    XCTAssertTrue(waits(until: { number("height") == 0 }), "The room stayed.")
    XCTAssertGreaterThan(number("heights") - before, 5, "The room did not follow the finger.")
  }

  private func number(_ name: String) -> Double {
    let words = app.staticTexts["status"].label.split(separator: " ")
    let word = words.first { $0.hasPrefix("\(name)=") }
    return word.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
  }

  private func waits(until holds: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(5)
    while Date() < end {
      if holds() { return true }
      RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    }
    return false
  }
}
