import XCTest

/// A finger drags the keyboard of the chat away, to the end and back.
///
/// Decides behaviors 8 and 40.
///
/// UIKit posts nothing during the drag, so the host measures at each frame of the screen and shows
/// the numbers in a label, in points.
@MainActor
final class DragTests: XCTestCase {
  /// Pixels a second: less than 3 points for each frame of the screen.
  private static let velocity = XCUIGestureVelocity(300)
  private let app = XCUIApplication()
  private var recording: URL?

  /// Starts the host with the chat on its screen, and raises the keyboard.
  private func start(_ title: String) throws {
    continueAfterFailure = false
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".jsonl")
    app.launchArguments = ["-chat"]
    app.launchEnvironment = ["RECORDING": file.path, "TITLE": title]
    app.launch()
    recording = file
    app.textViews["text"].tap()
    XCTAssertTrue(waits(until: { numbers["keyboard", default: 0] > 0 }), "No keyboard was raised.")
    XCTAssertTrue(
      waits(until: { abs(number("bar") - number("keyboard")) <= 0.5 }),
      "The bar does not stand on the keyboard: \(numbers)"
    )
  }

  /// Ends the host, and keeps what it recorded beside the results of the test.
  private func finish() {
    app.terminate()
    guard let recording else { return }
    let attachment = XCTAttachment(contentsOfFile: recording)
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  func testADragToTheEndHidesTheKeyboardAndTheBarRests() throws {
    try start("A drag to the end")
    drag(to: 0.99)
    XCTAssertTrue(waits(until: { number("keyboard") == 0 }), "The drag did not dismiss: \(numbers)")
    XCTAssertTrue(
      waits(until: { abs(number("bar") - number("rest")) <= 0.5 }),
      "The bar does not rest on the safe area: \(numbers)"
    )
    followsTheFinger()
    finish()
  }

  func testADragAndBackLeavesTheBarOnTheKeyboard() throws {
    try start("A drag and back")
    let list = app.tables["list"]
    let top = number("keyboard") / app.windows.firstMatch.frame.height
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    let below = app.windows.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: (1 + top) / 2)
    )
    start.press(
      forDuration: 0.1,
      thenDragTo: below,
      withVelocity: Self.velocity,
      thenHoldForDuration: 0.5
    )
    // A finger that is lifted while it rests lets the keyboard return.
    XCTAssertTrue(
      waits(until: {
        let bar = number("bar")
        return abs(bar - number("keyboard")) <= 0.5 || abs(bar - number("rest")) <= 0.5
      }),
      "The bar hangs between the keyboard and its place of rest: \(numbers)"
    )
    followsTheFinger()
    finish()
  }

  /// UIKit's layout guide is where the finger is, to within a few frames of the screen, and the bar is
  /// no further from it than the guide.
  func testTheFingerIsAsRightAsTheLayoutGuide() throws {
    guard #available(iOS 15, *) else { throw XCTSkip("There is no layout guide.") }
    try start("A drag beside the layout guide")
    drag(to: 0.99)
    XCTAssertTrue(waits(until: { number("keyboard") == 0 }), "The drag did not dismiss: \(numbers)")
    followsTheFinger()
    XCTAssertLessThanOrEqual(number("guide"), 12, "The guide is elsewhere: \(numbers)")
    XCTAssertLessThanOrEqual(number("worst"), number("guide") + 3, "\(numbers)")
    finish()
  }

  func testADragThatStaysAboveTheKeyboardMovesNothing() throws {
    try start("A drag above the keyboard")
    let bar = number("bar")
    let list = app.tables["list"]
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.15))
    let end = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
    start.press(forDuration: 0.1, thenDragTo: end)
    XCTAssertEqual(number("bar"), bar, accuracy: 0.5)
    finish()
  }

  private func drag(to height: Double) {
    let list = app.tables["list"]
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    let end = app.windows.firstMatch.coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: height)
    )
    start.press(
      forDuration: 0.1,
      thenDragTo: end,
      withVelocity: Self.velocity,
      thenHoldForDuration: 0
    )
  }

  /// The bar lags behind the finger by one frame of the screen or two.
  private func followsTheFinger() {
    XCTAssertGreaterThan(number("samples"), 5, "The drag was not measured.")
    XCTAssertLessThanOrEqual(number("worst"), 6, "The bar does not follow the finger: \(numbers)")
  }

  private func number(_ name: String) -> Double {
    numbers[name, default: 0]
  }

  /// What the host's label says.
  private var numbers: [String: Double] {
    let words = app.staticTexts["status"].label.split(separator: " ")
    let pairs = words.compactMap { word -> (String, Double)? in
      let parts = word.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(pairs) { $1 }
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
