import Foundation
import Testing

@testable import KeyboardNotifications

/// The window of a SwiftUI view, which is kept in a state of SwiftUI's.
@MainActor
@Suite struct KeyboardWindowTests {
  let framework = Framework()
  let stored: StoredState<KeyboardWindow?>
  let system = System()
  let watch: KeyboardWindowWatch

  /// The window as the system has it, and the number of times that it was written.
  @MainActor
  final class System {
    var window: KeyboardWindow? = KeyboardWindow(
      frame: CGRect(x: 700, y: 20, width: 320, height: 700)
    )
    var writes = 0
  }

  let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 500, width: 1024, height: 268)
  )

  init() {
    stored = StoredState(nil, in: framework)
    watch = KeyboardWindowWatch { [system] in system.window }
    watch.read = { [stored] in stored.value }
    watch.write = { [stored, system] in
      stored.value = $0
      system.writes += 1
    }
  }

  /// Looks, changes what the system has, and looks again.
  private func writes(after change: (System) -> Void) -> Int {
    watch.look()
    change(system)
    watch.look()
    return system.writes
  }

  @Test func aWindowIsWrittenOnce() {
    #expect(writes(after: { _ in }) == 1)
    #expect(stored.value == system.window)
  }

  @Test func aWriteDuringAnUpdateIsRepeatedATurnLater() async {
    framework.update {
      watch.look()
      watch.look()
    }
    #expect(stored.value == nil)
    await framework.nextTurn()
    #expect(stored.value == system.window)
    #expect(system.writes == 3)
  }

  @Test func aWriteThatIsNeverTakenIsRepeatedOnce() async {
    watch.write = { [system] _ in system.writes += 1 }
    watch.look()
    await framework.nextTurn()
    await framework.nextTurn()
    #expect(system.writes == 2)
  }

  @Test func withoutAWindowNothingIsWritten() {
    system.window = nil
    watch.look()
    #expect(system.writes == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFrameThatIsNotFiniteIsNotWritten(_ number: CGFloat) {
    system.window?.frame.origin.y = number
    watch.look()
    #expect(system.writes == 0)
  }

  @Test func aMoveByHalfAPointIsWrittenAtTheNextLook() {
    #expect(writes(after: { $0.window?.frame.origin.x += 0.4 }) == 1)
    #expect(writes(after: { $0.window?.frame.origin.x += 0.4 }) == 2)
    #expect(stored.value == system.window)
  }

  @Test func anotherScreenIsAMove() {
    #expect(writes(after: { $0.window?.screen = KeyboardScreen(Pad.self) }) == 2)
  }

  @Test func aFingerCountsWhileAKeyboardIsUp() {
    system.window?.finger = 600
    watch.look()
    #expect(stored.value?.finger == nil)
    watch.keyboard = shown
    watch.look()
    #expect(stored.value?.finger == 600)
    system.window?.finger = 640
    watch.look()
    #expect(stored.value?.finger == 640)
    system.window?.finger = nil
    watch.look()
    #expect(stored.value?.finger == nil)
  }

  /// The keyboard hides under the finger; the next one must not begin where the finger was.
  @Test func aFingerAboveTheKeyboardDoesNotCount() {
    watch.keyboard = shown
    watch.look()
    for finger in [CGFloat(100), 300, 500, .nan] {
      system.window?.finger = finger
      watch.look()
    }
    #expect(system.writes == 1)
    #expect(stored.value?.finger == nil)
  }

  @Test func aFloatingKeyboardIsNotDraggedAlong() {
    watch.keyboard = shown
    watch.keyboard.placement = .floating
    system.window?.finger = 600
    watch.look()
    #expect(stored.value?.finger == nil)
  }

  @Test func aFingerIsForgottenATurnAfterTheWatchEnds() async {
    system.window?.finger = 600
    watch.keyboard = shown
    watch.look()
    framework.update { watch.keyboard = .initial }
    #expect(stored.value?.finger == 600)
    await framework.nextTurn()
    #expect(stored.value?.finger == nil)
  }

  @Test func aLayoutIsGivenACoverWithoutAnIncrement() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 700)
    let place = KeyboardViewPlace(at: frame, size: frame.size, in: system.window)
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let cover = place.cover(in: shown, since: nil, animation: animation)
    #expect(cover.height == 220 && cover.inset == 220)
    #expect(cover.heightIncrement == 0)
    #expect(cover.freeRectangle == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(cover.keyboardFrame == CGRect(x: -700, y: 480, width: 1024, height: 268))
    #expect(cover.animation == animation)
  }
}
