import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

@MainActor
@Suite struct SimulatedDeviceTests {
  /// Sizes of a device in points, in portrait and landscape.
  struct Sizes: Sendable {
    let device: SimulatedKeyboard.Device
    let screen: CGSize
    let heights: [CGFloat]
    let safeAreas: [CGFloat]
  }

  nonisolated static let sizes = [
    Sizes(
      device: .iPhoneSE,
      screen: CGSize(width: 375, height: 667),
      heights: [260, 200],
      safeAreas: [0, 0]
    ),
    Sizes(
      device: .iPhone,
      screen: CGSize(width: 390, height: 844),
      heights: [336, 219],
      safeAreas: [34, 21]
    ),
    Sizes(
      device: .iPad,
      screen: CGSize(width: 768, height: 1024),
      heights: [313, 398],
      safeAreas: [0, 0]
    ),
  ]

  @Test(arguments: sizes)
  func aDeviceHasItsScreenKeyboardAndSafeAreas(_ sizes: Sizes) {
    let keyboard = SimulatedKeyboard(sizes.device)
    keyboard.show()
    #expect(keyboard.environment.screen?.size == sizes.screen)
    #expect(keyboard.coveredHeight == sizes.heights[0])
    #expect(keyboard.coveredHeight - keyboard.inset == sizes.safeAreas[0])
    keyboard.rotate(to: .landscape)
    #expect(keyboard.coveredHeight == sizes.heights[1])
    #expect(keyboard.coveredHeight - keyboard.inset == sizes.safeAreas[1])
  }

  @Test func theSizesOfEveryDeviceAreTested() {
    #expect(SimulatedKeyboard.Device.all == Self.sizes.map(\.device))
  }

  // The table of "Testing with a simulated keyboard".
  @Test(arguments: sizes)
  func thePageListsTheSizesOfADevice(_ sizes: Sizes) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/KeyboardTesting/Documentation.docc/Articles")
      .appendingPathComponent("testing-with-a-simulated-keyboard.md").standardized
    func list(_ numbers: [CGFloat], _ separator: String) -> String {
      numbers.map { "\(Int($0))" }.joined(separator: separator)
    }
    let columns = [
      list([sizes.screen.width, sizes.screen.height], " × "), list(sizes.heights, ", "),
      list(sizes.safeAreas, ", "),
    ]
    let row = "| " + columns.joined(separator: " | ") + " |\n"
    #expect(try String(contentsOf: page, encoding: .utf8).contains(row))
  }

  @Test func aDeviceAndASystemArePrintedByTheirNames() {
    #expect(String(describingForTest: SimulatedKeyboard.Device.iPhoneSE) == "iPhone SE, 375x667")
    let systems = SimulatedKeyboard.System.allCases.map { String(describingForTest: $0) }
    #expect(systems == ["iOS 18", "iOS 26"])
  }

  @Test func aDeviceWithAnotherScreenHasTheSameKeyboard() {
    let device = SimulatedKeyboard.Device(like: .iPhone, screen: CGSize(width: 874, height: 402))
    #expect(device.description == "iPhone, 402x874")
    let keyboard = SimulatedKeyboard(device)
    keyboard.show()
    #expect(keyboard.tracker.state.frame == CGRect(x: 0, y: 538, width: 402, height: 336))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aSizeThatIsNotPositiveIsIgnored(_ width: CGFloat) {
    let size = CGSize(width: width, height: 100)
    #expect(SimulatedKeyboard.Device(like: .iPad, screen: size) == .iPad)
  }
}
