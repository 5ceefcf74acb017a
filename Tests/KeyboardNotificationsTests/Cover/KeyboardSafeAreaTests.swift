import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardSafeAreaTests {
  @Test func theContributionIsTakenOffOnceUIKitHasTakenItIn() {
    var area = KeyboardSafeArea()
    #expect(area.inset(without: 0, measured: 34) == 34)
    area.willWrite(measured: 34)
    #expect(area.inset(without: 302, measured: 34) == 34)
    #expect(area.inset(without: 302, measured: 336) == 34)
    area.willWrite(measured: 336)
    #expect(area.inset(without: 0, measured: 336) == 34)
    #expect(area.inset(without: 0, measured: 83) == 83)
  }

  @Test func itIsNeverNegative() {
    var area = KeyboardSafeArea()
    #expect(area.inset(without: 302, measured: 34) == 0)
  }
}
