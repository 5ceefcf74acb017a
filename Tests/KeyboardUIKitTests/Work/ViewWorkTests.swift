import KeyboardTesting
import KeyboardViewWork
import Testing

/// Views are animated, written and laid out as often as there is something new, and no more.
@MainActor
struct ViewWorkTests {
  @Test(arguments: WorkSubject.allCases, KeyboardTrace.BuiltInName.allCases)
  func eachChangeIsWrittenOnce(subject: WorkSubject, trace: KeyboardTrace.BuiltInName) {
    let count = WorkScene.count(subject, by: .package, over: trace.trace)
    #expect(count.done.writes == count.limit.writes)
    #expect(count.indicatorWrites == (subject == .scrollView ? count.limit.writes : 0))
  }

  @Test(arguments: WorkSubject.allCases, KeyboardTrace.BuiltInName.allCases)
  func eachAnimatedChangeIsAnimatedOnce(subject: WorkSubject, trace: KeyboardTrace.BuiltInName) {
    let count = WorkScene.count(subject, by: .package, over: trace.trace)
    #expect(count.done.animations == count.limit.animations)
  }

  @Test(arguments: [WorkSubject.constraint, .closure], KeyboardTrace.BuiltInName.allCases)
  func eachChangeIsLaidOutOnce(subject: WorkSubject, trace: KeyboardTrace.BuiltInName) {
    let count = WorkScene.count(subject, by: .package, over: trace.trace)
    #expect(count.done.layoutPasses == count.limit.layoutPasses)
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func aScrollViewIsLaidOutOnlyForAChange(trace: KeyboardTrace.BuiltInName) {
    let count = WorkScene.count(.scrollView, by: .package, over: trace.trace)
    #expect(count.done.layoutPasses <= count.limit.layoutPasses)
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func stepsAloneLayNothingOut(trace: KeyboardTrace.BuiltInName) {
    #expect(WorkScene.count(.follower, by: .package, over: trace.trace).done.layoutPasses == 0)
  }

  @Test(arguments: WorkSubject.allCases, KeyboardTrace.BuiltInName.allCases)
  func theValueIsRightAfterEachPost(subject: WorkSubject, trace: KeyboardTrace.BuiltInName) {
    #expect(WorkScene.count(subject, by: .package, over: trace.trace).mistakes == 0)
  }

  /// The one that is left out expects nothing while the keyboard is up.
  @Test(arguments: KeyboardTrace.BuiltInName.allCases.filter { $0 != .nativeAlert })
  func theLimitIsWhatTheAuthorOfTheTraceExpects(trace: KeyboardTrace.BuiltInName) {
    let count = WorkScene.count(.follower, by: .nobody, over: trace.trace)
    #expect(count.limit.writes == trace.trace.expectedChanges)
  }
}

extension KeyboardTrace {
  /// How often the expected height changes from one expectation to the next.
  fileprivate var expectedChanges: Int {
    let heights = records.compactMap { record -> CGFloat? in
      if case .expectation(let expectation) = record.content { expectation.covered } else { nil }
    }
    return zip([0] + heights, heights).count { $0 != $1 }
  }
}
