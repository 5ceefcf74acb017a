import XCTest

/// A finger drags the keyboard away over a list of SwiftUI's.
///
/// Decides behavior 8 for SwiftUI.
@MainActor
final class SwiftUIDragTests: DragTestCase {
  func testTheInsetFollowsTheFinger() throws {
    launch("-list")
    app.textFields["text"].tap()
    wait(until: { number("height") > 100 }, "No keyboard was raised.")
    let before = number("heights")
    drag(app.scrollViews["list"], to: 0.99)
    wait(until: { number("height") == 0 }, "The inset stayed.")
    XCTAssertGreaterThan(number("heights") - before, 5, "The inset did not follow the finger.")
  }
}
