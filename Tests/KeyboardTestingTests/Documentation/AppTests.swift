import Foundation
import KeyboardTesting
import Testing

/// The tests of the article "Tests of an app", word for word.
///
/// The code under test is `Form` and `ChatModel`.
@MainActor
struct AppTests {
  @Test func theFormStaysAboveTheKeyboard() {
    let keyboard = SimulatedKeyboard(.iPhoneSE)
    let form = Form(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
    keyboard.show()
    #expect(form.bottomInset == keyboard.inset)
    keyboard.rotate(to: .landscape)
    #expect(form.bottomInset == keyboard.inset)
    keyboard.hide()
    #expect(form.bottomInset == 0)
  }

  @Test func theBarFollowsAKeyboardThatGrows() throws {
    let player = KeyboardTracePlayer()
    let chat = Form(tracker: player.tracker) { player.environment.screen ?? .zero }
    let failures = player.check(.builtIn(.pinyinGrowth)) { chat.bottomInset }
    #expect(failures == [])
  }

  @Test func theViewModelKnowsOfTheKeyboard() {
    let keyboard = SimulatedKeyboard()
    let model = ChatModel(tracker: keyboard.tracker)
    keyboard.show()
    #expect(model.isKeyboardUp)
  }

  @Test func theCustomersLogIsHandled() throws {
    var trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 375, height: 667))
    trace.records.append(.expectation(placement: .docked, covered: 258))
    let player = KeyboardTracePlayer()
    let form = Form(tracker: player.tracker) { player.environment.screen ?? .zero }
    #expect(player.check(trace) { form.bottomInset } == [])
  }

  @Test func aFloatingKeyboardCoversNothing() {
    let keyboard = SimulatedKeyboard(.iPad)
    let form = Form(tracker: keyboard.tracker) { keyboard.environment.screen ?? .zero }
    keyboard.show()
    keyboard.float(at: CGPoint(x: 40, y: 300))
    #expect(form.bottomInset == 0)
    keyboard.dock()
    #expect(form.bottomInset == keyboard.inset)
  }
}
