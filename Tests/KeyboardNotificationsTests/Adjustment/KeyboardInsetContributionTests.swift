import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardInsetContributionTests {
  /// One write: the amount to add, the number that is found, and the number that is written.
  typealias Write = (amount: CGFloat, found: CGFloat, written: CGFloat)

  @Test(
    arguments: [
      ("adding nothing changes nothing", [(0, 20, 20)]),
      ("a value that the app sets is its own", [(300, 5, 305), (300, 20, 320), (0, 320, 20)]),
      ("a negative one too", [(-300, 5, -295), (-300, -20, -320), (0, -320, -20)]),
      (
        "a difference that the app adds is its own", [(300, 5, 305), (300, 315, 315), (0, 315, 15)]
      ),
      ("a negative one too", [(-300, -5, -305), (-300, -315, -315), (0, -315, -15)]),
      ("a change is kept that comes with the hide", [(300, 5, 305), (0, 50, 50)]),
      ("a number below the sum is set anew", [(300, 301, 601), (300, 301, 601), (0, 601, 301)]),
      ("by a little", [(300, 304.5, 604.5), (300, 304.5, 604.5), (0, 604.5, 304.5)]),
      ("though it exceeds what was added", [(44, 52, 96), (44, 52, 96), (0, 96, 52)]),
      ("though it is negative", [(-44, -52, -96), (-44, -52, -96), (0, -96, -52)]),
    ] as [(String, [Write])]
  )
  func theAppsOwnPartIsKept(rule: String, writes: [Write]) {
    var contribution = KeyboardInsetContribution()
    for write in writes {
      #expect(contribution.own(in: write.found) == write.written - write.amount, "\(rule)")
      #expect(contribution.write(write.amount, in: write.found) == write.written, "\(rule)")
      #expect(contribution.amount == write.amount, "\(rule)")
    }
  }

  @Test(
    arguments: [
      ("the keyboard's is more", [(336, 34, 336), (0, 336, 34)]),
      ("the app's is more", [(336, 400, 400), (0, 400, 400)]),
      ("the keyboard's is more, below zero", [(-336, -34, -336), (0, -336, -34)]),
      ("the app's is more, below zero", [(-336, -400, -400), (0, -400, -400)]),
      ("less than a point", [(0.5, 34, 34), (0.5, 34, 34), (0, 34, 34)]),
      ("less than a point, below zero", [(-0.5, -34, -34), (0, -34, -34)]),
      ("nothing is added", [(0, 34, 34), (0, 34, 34)]),
      (
        "a change by the app is its own too",
        [(336, 34, 336), (336, 346, 336), (0, 336, 44), (336, 44, 336), (0, 20, 20)]
      ),
    ] as [(String, [Write])]
  )
  func atLeastTheGreaterOfTheTwoCounts(rule: String, writes: [Write]) {
    var contribution = KeyboardInsetContribution()
    for write in writes {
      if write.amount == 0 {
        #expect(contribution.own(in: write.found) == write.written, "\(rule)")
      }
      let written = contribution.write(write.amount, in: write.found, as: .atLeast)
      #expect(written == write.written, "\(rule)")
    }
  }

  @Test(arguments: [0, 20, -8, 0.1] as [CGFloat])
  func theAppsValueIsRestoredExactly(own: CGFloat) {
    var addition = KeyboardInsetContribution()
    let first = addition.write(300.3, in: own)
    let second = addition.write(258.7, in: first)
    #expect(first == own + 300.3)
    #expect(second == own + 258.7)
    #expect(addition.write(0, in: second) == own)
  }

  @Test(
    arguments: [
      (300.4, 305, false), (300.5, 305, true), (300, 304, true), (0, 305, true),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func aDifferenceIsWrittenFromTheToleranceOnAndZeroAlways(
    wanted: CGFloat,
    current: CGFloat,
    isDue: Bool
  ) {
    var contribution = KeyboardInsetContribution()
    _ = contribution.write(300, in: 5)
    #expect(contribution.isDue(wanted, as: .added, for: current, within: 0.5) == isDue)
    _ = contribution.write(0.2, in: 305)
    #expect(contribution.isDue(0, as: .added, for: 5.2, within: 0.5))
    _ = contribution.write(0, in: 5.2)
    #expect(!contribution.isDue(0, as: .added, for: 5, within: 0.5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func anAmountThatIsNotFiniteCountsAsZero(amount: CGFloat) {
    var addition = KeyboardInsetContribution()
    #expect(addition.write(amount, in: 5) == 5)
  }
}

extension KeyboardInsetContribution {
  /// Makes space in a number with its present value.
  mutating func write(
    _ amount: CGFloat,
    in found: CGFloat,
    as mode: KeyboardInsetMode = .added
  ) -> CGFloat {
    add(amount, to: own(in: found), as: mode)
  }
}
