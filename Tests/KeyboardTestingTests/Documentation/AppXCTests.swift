import Foundation
import KeyboardTesting
import XCTest

/// The same tests for XCTest.
@MainActor
final class AppXCTests: XCTestCase {
  func testTheFormStaysAboveTheKeyboard() async {
    let keyboard = SimulatedKeyboard(.iPhoneSE)
    let form = Form(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
    keyboard.show()
    XCTAssertEqual(form.bottomInset, keyboard.inset)
    keyboard.rotate(to: .landscape)
    XCTAssertEqual(form.bottomInset, keyboard.inset)
    keyboard.hide()
    XCTAssertEqual(form.bottomInset, 0)
  }

  func testTheBarFollowsAKeyboardThatGrows() async throws {
    let player = KeyboardTracePlayer()
    let chat = Form(tracker: player.tracker) { player.environment.screen ?? .zero }
    let trace = KeyboardTrace.builtIn(.pinyinGrowth)
    let failures = await player.check(trace) { chat.bottomInset }
    XCTAssertEqual(failures, [])
  }

  func testTheViewModelKnowsOfTheKeyboard() async {
    let keyboard = SimulatedKeyboard()
    let model = ChatModel(tracker: keyboard.tracker)
    keyboard.show()
    XCTAssertTrue(model.isKeyboardUp)
  }

  func testTheCustomersLogIsHandled() async throws {
    var trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 375, height: 667))
    trace.records.append(.expectation(placement: .docked, covered: 258))
    let player = KeyboardTracePlayer()
    let form = Form(tracker: player.tracker) { player.environment.screen ?? .zero }
    let failures = await player.check(trace) { form.bottomInset }
    XCTAssertEqual(failures, [])
  }

  func testAFloatingKeyboardCoversNothing() async {
    let keyboard = SimulatedKeyboard(.iPad)
    let form = Form(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
    keyboard.show()
    keyboard.float(at: CGPoint(x: 40, y: 300))
    XCTAssertEqual(form.bottomInset, 0)
    keyboard.dock()
    XCTAssertEqual(form.bottomInset, keyboard.inset)
  }
}
