// Declarations of XCTest's automation for the hosted tests, without behavior: compiled by
// Scripts/check-declarations and never run. Signatures are Apple's.

import Foundation
import XCTest

struct CGVector { var dx: Double, dy: Double }

struct XCUIGestureVelocity { init(_ pixelsPerSecond: CGFloat) {} }

@MainActor class XCUICoordinate {
  func press(
    forDuration duration: TimeInterval,
    thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval
  ) {}
}

@MainActor class XCUIElementQuery {
  var firstMatch: XCUIElement { XCUIElement() }
  subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor class XCUIElement {
  nonisolated init() {}
  var frame: CGRect { .zero }
  var label: String { "" }
  func tap() {}
  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor class XCUIApplication: XCUIElement {
  var launchArguments: [String] = []
  var launchEnvironment: [String: String] = [:]
  var windows: XCUIElementQuery { XCUIElementQuery() }
  var textViews: XCUIElementQuery { XCUIElementQuery() }
  var tables: XCUIElementQuery { XCUIElementQuery() }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  func launch() {}
  func terminate() {}
}

class XCTAttachment {
  enum Lifetime { case keepAlways }
  var lifetime = Lifetime.keepAlways
  init(contentsOfFile url: URL) {}
}

extension XCTestCase {
  func add(_ attachment: XCTAttachment) {}
}
