import KeyboardTesting
import KeyboardViewWork
import Testing

/// Views are animated, written and laid out as often as there is something new, and no more.
@MainActor
struct ViewWorkTests {
  @Test(arguments: WorkSubject.allCases, KeyboardTrace.BuiltInName.allCases)
  func eachChangeIsWrittenAnimatedAndLaidOutOnce(
    subject: WorkSubject,
    trace: KeyboardTrace.BuiltInName
  ) {
    let count = WorkScene.count(subject, by: .package, over: trace.trace)
    let done = count.done
    let limit = count.limit
    #expect(done.writes == limit.writes)
    #expect(count.indicatorWrites == (subject == .scrollView ? limit.writes : 0))
    #expect(done.animations == limit.animations)
    switch subject {
    case .constraint, .closure: #expect(done.layoutPasses == limit.layoutPasses)
    case .scrollView: #expect(done.layoutPasses <= limit.layoutPasses)
    // Steps alone lay nothing out.
    case .follower: #expect(done.layoutPasses == 0)
    }
    #expect(count.mistakes == 0)
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
