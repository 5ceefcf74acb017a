import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// Keyboards of other shapes, other devices, and notifications that no action leads to.
@MainActor
@Suite struct SimulatedKeyboardVariantTests {
  @Test func predictionsHaveTheHeightOfTheDevice() {
    let devices = SimulatedKeyboard.Device.all
    #expect(devices.map(\.portrait.predictionsHeight) == [44, 45, 0, 0])
    #expect(devices.map(\.landscape.predictionsHeight) == [38, 38, 0, 0])
  }

  @Test func aRoundedKeyboardIsNarrowerThanTheScreenAndCovers() {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: [.iOS26, .roundedKeyboard]))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.frame == CGRect(x: 8, y: 508, width: 374, height: 336))
    #expect(fixture.tracker.state.coveredHeight == 336)
    fixture.keyboard.hide()
    // A view beside it is not covered.
    fixture.keyboard.environment.view = CGRect(x: 0, y: 0, width: 8, height: 844)
    fixture.keyboard.show()
    #expect(fixture.keyboard.coveredHeight == 0)
    #expect(fixture.tracker.state.coveredHeight == 0)
  }

  @Test func anInputMethodOfOnesOwnIsAnnouncedAsItSays() {
    let fixture = KeyboardFixture()
    fixture.keyboard.switchInputMethod(.announced([-100, .nan, 0, 20]))
    fixture.keyboard.show()
    let heights = fixture.reports.compactMap(\.outcome.transition).map(\.state.coveredHeight)
    #expect(heights == [236, 336, 356])
    #expect(SimulatedKeyboard.InputMethod.announced([]) == .standard)
  }

  @Test func aDeviceOfAnotherSizeHasTheKeyboardOfTheOneThatIsKnown() {
    let device = SimulatedKeyboard.Device(
      like: .iPhone,
      screen: CGSize(width: 874, height: 402)
    )
    #expect(device.portrait.screen == CGSize(width: 402, height: 874))
    #expect(device.name == "iPhone, 402x874")
    let fixture = KeyboardFixture(SimulatedKeyboard(device))
    fixture.keyboard.show()
    #expect(fixture.tracker.state.frame == CGRect(x: 0, y: 538, width: 402, height: 336))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aSizeThatCannotBeIsTheOneThatIsKnown(_ width: CGFloat) {
    let size = CGSize(width: width, height: 100)
    #expect(SimulatedKeyboard.Device(like: .iPad, screen: size) == .iPad)
  }

  /// UIKit keeps the keyboard on the screen, whatever stands on it.
  @Test(arguments: [180, 5000] as [CGFloat], SimulatedKeyboard.Device.all)
  func aKeyboardNeverBeginsAboveItsScreen(_ height: CGFloat, _ device: SimulatedKeyboard.Device) {
    let keyboard = SimulatedKeyboard(device, orientation: .landscape, accessoryHeight: height)
    let screen = device.landscape.screen.height
    let covered = min(screen, device.landscape.keyboardHeight + height)
    keyboard.show()
    #expect(keyboard.frame?.minY == screen - covered)
    #expect(keyboard.coveredHeight == covered)
    for verbs in ["", "attach", "detach undock"] {
      keyboard.perform(verbs)
      #expect(keyboard.frame.map { $0.minY >= 0 } == true)
      #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
    }
  }

  @Test func aFloatingKeyboardIsOnASmallScreenToo() {
    let size = CGSize(width: 250, height: 300)
    let keyboard = SimulatedKeyboard(SimulatedKeyboard.Device(like: .iPad, screen: size))
    keyboard.show()
    keyboard.float(at: CGPoint(x: 900, y: 900))
    let frame = keyboard.frame ?? .null
    #expect(CGRect(origin: .zero, size: size).contains(frame))
    #expect(keyboard.coveredHeight == keyboard.tracker.state.coveredHeight)
  }

  @Test func theInsetLeavesTheSafeAreaOut() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    #expect(keyboard.inset == 302)
    keyboard.environment.view = CGRect(x: 0, y: 0, width: 390, height: 800)
    #expect(keyboard.coveredHeight == 292)
    #expect(keyboard.inset == 292)
    keyboard.hide()
    #expect(keyboard.inset == 0)
  }

  @Test func anyNotificationCanBePosted() {
    let fixture = KeyboardFixture()
    fixture.keyboard.post(.willShow, end: CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(fixture.tracker.state.coveredHeight == 300)
    #expect(fixture.keyboard.frame == nil)
    fixture.keyboard.post(.willChangeFrame, end: nil)
    fixture.keyboard.post(.willHide, begin: .zero, end: .zero, duration: nil, isLocal: false)
    #expect(fixture.timeline() == "wmh\n^mv")
    #expect(
      fixture.keyboard.trace.userInfos.last?.keys.contains("UIKeyboardAnimationCurveUserInfoKey")
        == false
    )
  }

  @Test func whatHappensInTheBackgroundMayTakeTime() async throws {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    await keyboard.background {
      await Task.yield()
      #expect(keyboard.environment.applicationState == .background)
    }
    #expect(keyboard.environment.applicationState == .active)
    #expect(keyboard.tracker.state.coveredHeight == 336)
  }

  @Test func readersOfStatesHaveReadOnceTheKeyboardHasSettled() async {
    let keyboard = SimulatedKeyboard()
    let states = keyboard.tracker.states()
    var heights: [CGFloat] = []
    let reading = Task { for await state in states { heights.append(state.coveredHeight) } }
    keyboard.show()
    for _ in 0..<100 where heights.last != 336 { await keyboard.settle() }
    reading.cancel()
    #expect(heights.last == 336)
  }
}
