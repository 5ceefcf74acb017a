import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardInsetContributionTests {
  /// One write: space is made in the present value of a number, which gives the written value.
  struct Write: Sendable {
    let space: CGFloat
    let present: CGFloat
    let written: CGFloat

    init(_ space: CGFloat, in present: CGFloat, gives written: CGFloat) {
      self.space = space
      self.present = present
      self.written = written
    }
  }

  typealias Row = (rule: String, writes: [Write])

  @Test(
    arguments: [
      ("no space changes nothing", [Write(0, in: 20, gives: 20)]),
      (
        "a smaller value is the app's own",
        [
          Write(300, in: 5, gives: 305), Write(300, in: 20, gives: 320),
          Write(0, in: 320, gives: 20),
        ]
      ),
      (
        "a greater value is increased by the app",
        [
          Write(300, in: 5, gives: 305), Write(300, in: 315, gives: 315),
          Write(0, in: 315, gives: 15),
        ]
      ),
      (
        "a smaller value than the sum is the app's own",
        [
          Write(300, in: 301, gives: 601), Write(300, in: 301, gives: 601),
          Write(0, in: 601, gives: 301),
        ]
      ),
      (
        "a part of its own that the app takes back",
        [Write(336, in: 50, gives: 386), Write(336, in: 356, gives: 356)]
      ),
      (
        "a part of a number that shrinks, taken back",
        [Write(-336, in: -16, gives: -352), Write(-336, in: -344, gives: -344)]
      ),
      (
        "an increment of a number below zero",
        [Write(336, in: -20, gives: 316), Write(336, in: 326, gives: 326)]
      ),
      (
        "an increment of a number that shrinks, from above zero",
        [Write(-336, in: 8, gives: -328), Write(-336, in: -332, gives: -332)]
      ),
    ] as [Row]
  )
  func theAppsChangesBetweenWritesBelongToItsPart(_ row: Row) {
    var contribution = KeyboardInsetContribution()
    for write in row.writes {
      #expect(contribution.base(in: write.present) == write.written - write.space, "\(row.rule)")
      #expect(contribution.write(write.space, in: write.present) == write.written, "\(row.rule)")
      #expect(contribution.amount == write.space, "\(row.rule)")
    }
  }

  @Test(
    arguments: [
      (
        "the keyboard's space is more",
        [Write(336, in: 34, gives: 336), Write(0, in: 336, gives: 34)]
      ),
      (
        "the app's space is more", [Write(336, in: 400, gives: 400), Write(0, in: 400, gives: 400)]
      ),
      (
        "the number shrinks to make space",
        [Write(-336, in: -34, gives: -336), Write(0, in: -336, gives: -34)]
      ),
      (
        "the app's space is more in a number that shrinks",
        [Write(-336, in: -400, gives: -400), Write(0, in: -400, gives: -400)]
      ),
      ("the number is negative without a keyboard", [Write(0, in: -8, gives: -8)]),
      (
        "the app changes its own part",
        [
          Write(336, in: 34, gives: 336), Write(336, in: 346, gives: 336),
          Write(0, in: 336, gives: 44), Write(336, in: 44, gives: 336), Write(0, in: 20, gives: 20),
        ]
      ),
    ] as [Row]
  )
  func includingTheSafeAreaTheGreaterOfAppAndKeyboardIsWritten(_ row: Row) {
    var contribution = KeyboardInsetContribution()
    for write in row.writes {
      let written = contribution.write(write.space, in: write.present, as: .includingSafeArea)
      #expect(written == write.written, "\(row.rule)")
    }
  }

  /// UIKit derives a frame from a center, so an origin is read back with other last digits.
  @Test func aNumberThatIsReadBackInexactlyIsTheWrittenOne() {
    var contribution = KeyboardInsetContribution()
    let written = contribution.write(-13.333333333333336, in: 0)
    let found = (written + 422) - 422
    #expect(found != written)
    #expect(!contribution.isStale(for: found))
    #expect(contribution.write(0, in: found) == 0)
  }

  @Test(arguments: [20, 0.1] as [CGFloat])
  func theAppsValueIsRestoredExactly(own: CGFloat) {
    var contribution = KeyboardInsetContribution()
    let first = contribution.write(300.3, in: own)
    let second = contribution.write(258.7, in: first)
    #expect(second == own + 258.7)
    #expect(contribution.write(0, in: second) == own)
  }

  @Test(
    arguments: [
      ("less than the tolerance", 300.4, 305, false), ("the tolerance", 300.5, 305, true),
      ("a number that the app has changed", 300, 304, true),
    ] as [(rule: String, wanted: CGFloat, present: CGFloat, isDue: Bool)]
  )
  func aDifferenceIsWrittenFromTheToleranceOn(
    rule: String,
    wanted: CGFloat,
    present: CGFloat,
    isDue: Bool
  ) {
    var contribution = KeyboardInsetContribution()
    _ = contribution.write(300, in: 5)
    #expect(
      contribution.isDue(wanted, as: .excludingSafeArea, for: present, within: 0.5) == isDue,
      "\(rule)"
    )
  }

  @Test func theSpaceIsDueOnceTheAppsNumberIsLess() {
    var contribution = KeyboardInsetContribution()
    #expect(contribution.write(300, in: 400, as: .includingSafeArea) == 400)
    #expect(contribution.isDue(300, as: .includingSafeArea, for: 0, within: 0.5))
  }

  @Test func spaceBelowTheToleranceIsRemovedOnce() {
    var contribution = KeyboardInsetContribution()
    _ = contribution.write(0.2, in: 5)
    #expect(contribution.isDue(0, as: .excludingSafeArea, for: 5.2, within: 0.5))
    _ = contribution.write(0, in: 5.2)
    #expect(!contribution.isDue(0, as: .excludingSafeArea, for: 5, within: 0.5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aSpaceThatIsNotFiniteCountsAsZero(space: CGFloat) {
    var contribution = KeyboardInsetContribution()
    #expect(contribution.write(space, in: 5) == 5)
  }
}

extension KeyboardInsetContribution {
  /// Makes space in a number with its present value.
  mutating func write(
    _ space: CGFloat,
    in present: CGFloat,
    as mode: KeyboardInsetMode = .excludingSafeArea
  ) -> CGFloat {
    makeSpace(space, in: present, as: mode)
  }
}
