import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

@MainActor
@Suite struct SimulatedDeviceTests {
  /// Sizes of a device in points, in portrait and landscape.
  struct Sizes {
    let device: SimulatedKeyboard.Device
    let screen: CGSize
    let heights: [CGFloat]
    let safeAreas: [CGFloat]
  }

  static let sizes = [
    Sizes(
      device: .iPhoneSE,
      screen: CGSize(width: 375, height: 667),
      heights: [260, 200],
      safeAreas: [0, 0]
    ),
    Sizes(
      device: .iPhone,
      screen: CGSize(width: 402, height: 874),
      heights: [336, 219],
      safeAreas: [34, 21]
    ),
    Sizes(
      device: .iPhoneProMax,
      screen: CGSize(width: 440, height: 956),
      heights: [346, 219],
      safeAreas: [34, 21]
    ),
    Sizes(
      device: .iPad,
      screen: CGSize(width: 820, height: 1180),
      heights: [337, 422],
      safeAreas: [20, 20]
    ),
    Sizes(
      device: .iPadWithHomeButton,
      screen: CGSize(width: 768, height: 1024),
      heights: [313, 398],
      safeAreas: [0, 0]
    ),
  ]

  @Test(arguments: SimulatedKeyboard.Device.all)
  func aDeviceHasItsScreenKeyboardAndSafeAreas(_ device: SimulatedKeyboard.Device) throws {
    let sizes = try #require(Self.sizes.first { $0.device == device })
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.environment.screenBounds?.size == sizes.screen)
    #expect(keyboard.coveredHeight == sizes.heights[0])
    #expect(keyboard.coveredHeight - keyboard.inset == sizes.safeAreas[0])
    keyboard.rotate(to: .landscape)
    #expect(keyboard.coveredHeight == sizes.heights[1])
    #expect(keyboard.coveredHeight - keyboard.inset == sizes.safeAreas[1])
  }

  @Test func aDeviceAndASystemArePrintedByTheirNames() {
    #expect(String(describingForTest: SimulatedKeyboard.Device.iPhoneSE) == "iPhone SE, 375x667")
    let systems = SimulatedKeyboard.System.allCases.map { String(describingForTest: $0) }
    #expect(systems == ["iOS 18", "iOS 26"])
  }

  @Test func aDeviceWithAnotherScreenHasTheSameKeyboard() {
    let device = SimulatedKeyboard.Device(like: .iPhone, screen: CGSize(width: 852, height: 393))
    #expect(device.description == "iPhone, 393x852")
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.tracker.state.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func aDeviceHasTheHeightsThatItIsGiven() {
    let device = SimulatedKeyboard.Device(
      like: .iPad,
      screen: CGSize(width: 1032, height: 1376),
      portrait: .init(keyboard: 403, safeArea: 25),
      landscape: .init(keyboard: 498)
    )
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.coveredHeight == 403)
    #expect(keyboard.inset == 378)
    keyboard.rotate(to: .landscape)
    #expect(keyboard.coveredHeight == 498)
    #expect(keyboard.inset == 498)
    // It is an iPad, since it is like one.
    keyboard.float(at: .zero)
    #expect(keyboard.frame?.minY == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aSizeThatIsNotPositiveIsIgnored(_ width: CGFloat) {
    let size = CGSize(width: width, height: 100)
    #expect(SimulatedKeyboard.Device(like: .iPad, screen: size) == .iPad)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1181] as [CGFloat])
  func aKeyboardThatIsNotPositiveOrHigherThanTheScreenIsIgnored(_ height: CGFloat) {
    let heights = SimulatedKeyboard.Device.Heights(keyboard: height, safeArea: 20)
    let device = SimulatedKeyboard.Device(like: .iPad, portrait: heights, landscape: heights)
    #expect(device == .iPad)
  }

  @Test(arguments: [-1, .nan, .infinity, 1181] as [CGFloat])
  func aSafeAreaThatIsNegativeOrHigherThanTheScreenIsIgnored(_ height: CGFloat) {
    let portrait = SimulatedKeyboard.Device.Heights(keyboard: 337, safeArea: height)
    #expect(SimulatedKeyboard.Device(like: .iPad, portrait: portrait) == .iPad)
  }

  @Test func aHeightInLandscapeIsComparedWithTheShorterSide() {
    let landscape = SimulatedKeyboard.Device.Heights(keyboard: 821, safeArea: 20)
    #expect(SimulatedKeyboard.Device(like: .iPad, landscape: landscape) == .iPad)
  }
}
