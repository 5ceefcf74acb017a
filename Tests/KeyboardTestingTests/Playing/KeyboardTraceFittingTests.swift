import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceFittingTests {
  private let phone = CGRect(x: 0, y: 0, width: 402, height: 874)

  @Test(arguments: KeyboardTrace.builtIn)
  func everyExpectationHoldsOnAnotherScreen(_ trace: KeyboardTrace) {
    let screens = [
      phone, CGRect(x: 0, y: 0, width: 1366, height: 1366),
      CGRect(x: 0, y: 0, width: 900, height: 600),
    ]
    for screen in screens {
      let player = KeyboardTracePlayer()
      #expect(player.check(trace.fitted(to: screen)) == [])
      // Where the trace turns the screen, the new one turns.
      guard trace == .builtIn(.iPadRotation), screen.width != screen.height else { continue }
      let turned = CGSize(width: screen.height, height: screen.width)
      #expect(player.environment.screen?.size == turned)
    }
  }

  @Test func aFloatingKeyboardKeepsItsSizeAndFloats() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.show()
    keyboard.float(at: CGPoint(x: 400, y: 100))
    let player = KeyboardTracePlayer()
    player.play(keyboard.trace.fitted(to: CGRect(x: 0, y: 0, width: 500, height: 500)))
    #expect(player.tracker.state.placement == .floating)
    #expect(player.tracker.state.frame?.size == CGSize(width: 320, height: 260))
  }

  /// Nor does one that cannot be, or any where the trace has none.
  @Test func theSameScreenChangesNothing() throws {
    for width in [0, .nan, .infinity] as [CGFloat] {
      let trace = KeyboardTrace.builtIn(.safeArea)
      #expect(trace.fitted(to: CGRect(x: 0, y: 0, width: width, height: 10)) == trace)
    }
    var bare = KeyboardTrace.builtIn(.pinyinGrowth)
    bare.records.removeAll { if case .screen = $0.content { true } else { false } }
    #expect(bare.fitted(to: phone) == bare)
    for trace in KeyboardTrace.builtIn {
      let screens = trace.records.compactMap { record -> CGRect? in
        if case .screen(let frame, _, _) = record.content { frame } else { nil }
      }
      #expect(trace.fitted(to: try #require(screens.first)) == trace)
    }
  }

  @Test func aKeyboardTallerThanTheScreenIsCutWithANote() {
    let keyboard = SimulatedKeyboard(.iPad)
    keyboard.show()
    let low = CGRect(x: 0, y: 0, width: 667, height: 200)
    let trace = keyboard.trace.fitted(to: low)
    let player = KeyboardTracePlayer()
    player.play(trace)
    #expect(player.tracker.state.placement == .docked)
    #expect(player.tracker.state.frame == low)
    #expect(player.result.covered == 200)
    #expect(trace.importNotes.count == 4)
    let height = JSONText.number(Double(keyboard.coveredHeight))
    let note = ": a keyboard of \(height) points is cut to the screen of 200"
    #expect(trace.importNotes.first?.hasSuffix(note) == true)
    #expect(keyboard.trace.fitted(to: phone).importNotes.isEmpty)
  }

  /// Most of its frame is below the screen, so that the part above fits.
  @Test func theBarOfAHardwareKeyboardIsNotCut() {
    let low = CGRect(x: 0, y: 0, width: 900, height: 200)
    let trace = KeyboardTrace.builtIn(.hardwareKeyboard).fitted(to: low)
    #expect(trace.importNotes.isEmpty)
    #expect(KeyboardTracePlayer().check(trace) == [])
  }
}
