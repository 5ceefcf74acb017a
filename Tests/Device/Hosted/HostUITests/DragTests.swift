import XCTest

/// A finger drags the keyboard of the chat away, to the end and back.
///
/// Decides behaviors 8 and 40.
@MainActor
final class DragTests: DragTestCase {
  private var list: XCUIElement { app.tables["list"] }

  /// Drags in the chat, with a keyboard, and keeps the recording beside the results.
  private func record(_ title: String, body: () -> Void) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".jsonl")
    launch("-chat", ["RECORDING": file.path, "TITLE": title])
    app.textViews["text"].tap()
    wait(until: { number("keyboard") > 0 }, "No keyboard was raised.")
    wait(until: { isBar(at: "keyboard") }, "The bar does not stand on the keyboard.")
    body()
    app.terminate()
    let attachment = XCTAttachment(contentsOfFile: file)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  func testADragToTheEndHidesTheKeyboardAndTheBarRests() {
    record("A drag to the end") {
      drag(list, to: 0.99)
      wait(until: { number("keyboard") == 0 }, "The drag did not dismiss.")
      wait(until: { isBar(at: "rest") }, "The bar does not rest on the safe area.")
      followsTheFinger()
    }
  }

  func testADragAndBackLeavesTheBarOnTheKeyboard() {
    record("A drag and back") {
      let top = number("keyboard") / app.windows.firstMatch.frame.height
      drag(list, to: (1 + top) / 2, thenHoldFor: 0.5)
      // A finger that is lifted while it rests lets the keyboard return.
      wait(
        until: { isBar(at: "keyboard") || isBar(at: "rest") },
        "The bar hangs between the keyboard and its place of rest."
      )
      followsTheFinger()
    }
  }

  private func isBar(at place: String) -> Bool {
    abs(number("bar") - number(place)) <= 0.5
  }

  /// The bar lags behind the finger by one frame of the screen or two.
  private func followsTheFinger() {
    XCTAssertGreaterThan(number("samples"), 5, "The drag was not measured.")
    XCTAssertLessThanOrEqual(number("worst"), 6, "The bar does not follow the finger: \(numbers)")
  }
}
