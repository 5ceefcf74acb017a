import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardInsetContributionTests {
  @Test(arguments: [0, 20, -8, 0.1] as [CGFloat])
  func whatWasThereIsRestoredExactly(own: CGFloat) {
    var addition = KeyboardInsetContribution()
    let first = addition.add(300.3, to: own)
    let second = addition.add(258.7, to: first)
    #expect(first == own + 300.3)
    #expect(second == own + 258.7)
    #expect(addition.add(0, to: second) == own)
  }

  @Test func addingNothingChangesNothing() {
    var addition = KeyboardInsetContribution()
    #expect(addition.add(0, to: 20) == 20)
    #expect(addition.amount == 0)
  }

  @Test(arguments: [(300, 20), (-300, -20)] as [(CGFloat, CGFloat)])
  func aValueThatTheAppSetsIsItsOwn(amount: CGFloat, own: CGFloat) {
    var addition = KeyboardInsetContribution()
    _ = addition.add(amount, to: 5)
    #expect(addition.add(amount, to: own) == own + amount)
    #expect(addition.add(0, to: own + amount) == own)
  }

  @Test(arguments: [(300, 10), (-300, -10)] as [(CGFloat, CGFloat)])
  func aDifferenceThatTheAppAddsIsItsOwn(amount: CGFloat, difference: CGFloat) {
    var addition = KeyboardInsetContribution()
    let sum = addition.add(amount, to: 5 * amount.sign.factor)
    let changed = addition.add(amount, to: sum + difference)
    #expect(changed == sum + difference)
    #expect(addition.add(0, to: changed) == 5 * amount.sign.factor + difference)
  }

  @Test func aChangeIsKeptThatComesWithTheHide() {
    var addition = KeyboardInsetContribution()
    _ = addition.add(300, to: 5)
    #expect(addition.add(0, to: 50) == 50)
  }

  @Test func itIsStaleOnlyWhileSomethingIsAdded() {
    var addition = KeyboardInsetContribution()
    #expect(!addition.isStale(for: 5))
    let sum = addition.add(300, to: 5)
    #expect(!addition.isStale(for: sum))
    #expect(addition.isStale(for: 50))
    _ = addition.add(0, to: sum)
    #expect(!addition.isStale(for: 50))
  }

  @Test(
    arguments: [
      (300.4, 305, false), (300.5, 305, true), (300, 304, true), (0, 305, true),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func aDifferenceIsWrittenFromTheToleranceOnAndNoRoomAlways(
    wanted: CGFloat,
    current: CGFloat,
    isDue: Bool
  ) {
    var contribution = KeyboardInsetContribution()
    _ = contribution.add(300, to: 5)
    #expect(contribution.isDue(wanted, for: current, within: 0.5) == isDue)
    _ = contribution.add(0.2, to: 305)
    #expect(contribution.isDue(0, for: 5.2, within: 0.5))
    _ = contribution.add(0, to: 5.2)
    #expect(!contribution.isDue(0, for: 5, within: 0.5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNotFiniteAddsNothing(amount: CGFloat) {
    var addition = KeyboardInsetContribution()
    #expect(addition.add(amount, to: 5) == 5)
  }

  @Test(arguments: [(44, 52), (-44, -52), (300, 301), (300, 304.5)] as [(CGFloat, CGFloat)])
  func aNumberBelowTheSumIsSetAnewThoughItExceedsWhatWasAdded(amount: CGFloat, own: CGFloat) {
    var contribution = KeyboardInsetContribution()
    let sum = contribution.add(amount, to: own)
    #expect(contribution.own(in: own) == own)
    #expect(contribution.add(amount, to: own) == sum)
    #expect(contribution.add(0, to: sum) == own)
  }

  @Test func aStatedNumberIsTheAppsOwnWhateverIsThere() {
    var contribution = KeyboardInsetContribution()
    _ = contribution.add(300, to: 5)
    #expect(contribution.restate(own: 400) == 700)
    #expect(contribution.own(in: 700) == 400)
    #expect(contribution.add(0, to: 700) == 400)
    #expect(contribution.restate(own: .nan) == nil)
  }

  // MARK: At least

  @Test(
    arguments: [
      (34, 336, 336), (400, 336, 400), (-34, -336, -336), (-400, -336, -400), (34, 0, 34),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func atLeastTheGreaterOfTheTwoCounts(own: CGFloat, amount: CGFloat, sum: CGFloat) {
    var contribution = KeyboardInsetContribution(room: .atLeast)
    #expect(contribution.add(amount, to: own) == sum)
    #expect(contribution.own(in: sum) == own)
    #expect(contribution.add(0, to: sum) == own)
  }

  @Test func atLeastAChangeByTheAppIsItsOwnToo() {
    var contribution = KeyboardInsetContribution(room: .atLeast)
    let sum = contribution.add(336, to: 34)
    #expect(contribution.add(336, to: sum + 10) == 336)
    #expect(contribution.add(0, to: 336) == 44)
    _ = contribution.add(336, to: 44)
    #expect(contribution.add(0, to: 20) == 20)
  }
}

extension FloatingPointSign {
  fileprivate var factor: CGFloat { self == .plus ? 1 : -1 }
}
