import Foundation
import Testing

@testable import KeyboardNotifications

/// A controller's view moves up as far as its focus needs, and not further.
struct AdjustmentMovedViewTests {
  /// A phone with a view that fills it, and a field in the view.
  private struct Screen {
    var machine: AdjustmentStateMachine
    /// The field in the view, which may depend on the view's origin.
    var field: @Sendable (CGFloat) -> ClosedRange<CGFloat>
    var origin: CGFloat = 0
    var height: CGFloat = 844
    var safeAreaTop: CGFloat = 59
    var keyboardTop: CGFloat = 508
    var writes = 0

    init(_ field: ClosedRange<CGFloat>) {
      self.init { _ in field }
    }

    init(_ field: @escaping @Sendable (CGFloat) -> ClosedRange<CGFloat>) {
      self.field = field
      var options = AdjustmentOptions(spacing: 12)
      options.marginIncludesSpacing = true
      machine = AdjustmentStateMachine(options: options)
    }

    private var target: TargetMeasurement {
      let field = field(origin)
      let size = CGSize(width: 350, height: field.upperBound - field.lowerBound)
      let top = CGPoint(x: 20, y: field.lowerBound + origin)
      var moved = MovedViewMeasurement(origin: origin)
      moved.focus = OverlapMeasurement(at: CGRect(origin: top, size: size), size: size)
      moved.safeAreaTop = safeAreaTop
      let view = CGRect(x: 0, y: origin, width: 390, height: height)
      return TargetMeasurement(
        area: OverlapMeasurement(at: view, size: view.size),
        content: .movedView(moved)
      )
    }

    private var keyboard: KeyboardState {
      KeyboardState(
        visibility: .shown,
        placement: .docked,
        frame: CGRect(x: 0, y: keyboardTop, width: 390, height: 844 - keyboardTop)
      )
    }

    /// Draws a frame.
    mutating func frame() {
      let now = AdjustmentMeasurement(keyboard: keyboard, target: target)
      let reason = UpdateReason.beforeCommit(nil)
      guard var update = machine.begin(reason, now) else { return }
      while let step = machine.next(in: &update, target) {
        if case .write(let values, _, _) = step { write(values) }
      }
    }

    private mutating func write(_ values: [NumberValue]) {
      for value in values {
        origin = value.value
        writes += 1
      }
    }

    mutating func cancel() {
      write(machine.restore(target))
    }
  }

  @Test(
    arguments: [
      (700...740, 508, -244), (740...780, 508, -284), (800...840, 508, -336),
      (740...780, 600, -192), (300...340, 508, 0), (456...496, 508, 0),
      // A field that is higher than the free part keeps its top in the safe area.
      (100...840, 508, -41), (40...840, 508, 0),
    ] as [(field: ClosedRange<CGFloat>, top: CGFloat, origin: CGFloat)]
  )
  func theMoveIsLimitedByFocusKeyboardAndSafeAreaTop(
    field: ClosedRange<CGFloat>,
    top: CGFloat,
    origin: CGFloat
  ) {
    var screen = Screen(field)
    screen.keyboardTop = top
    screen.frame()
    #expect(screen.origin == origin)
  }

  @Test func aViewThatIsMovedAlreadyIsMeasuredWithoutItsMove() {
    var screen = Screen(740...780)
    var origins: [CGFloat] = []
    for top in [508, 508, 600, 844] as [CGFloat] {
      screen.keyboardTop = top
      screen.frame()
      origins.append(screen.origin)
    }
    #expect(origins == [-284, -284, -192, 0])
    #expect(screen.writes == 3 && screen.machine.isAtRest)
  }

  @Test(arguments: [(64, -284), (-200, -284), (-300, -300)] as [(CGFloat, CGFloat)])
  func anOriginThatSomebodyWritesIsTheirOwn(written: CGFloat, expected: CGFloat) {
    var screen = Screen(740...780)
    screen.frame()
    screen.origin = written
    screen.height = 2000
    screen.frame()
    #expect(screen.origin == expected)
    screen.cancel()
    #expect(screen.origin == written)
  }

  @Test func anOriginThatIsPutBackBeforeTenFramesIsLeftAloneUntilTheKeyboardChanges() {
    var screen = Screen(740...780)
    for _ in 1...30 {
      screen.origin = 0
      screen.frame()
    }
    #expect(screen.writes == 11 && screen.machine.isInConflict)
    screen.machine.postpone(.keyboardChange(nil))
    screen.frame()
    #expect(screen.origin == -284)
  }

  @Test func aFocusThatStaysBehindTakesTheMoveBackUntilTheKeyboardChanges() {
    // In the view it is lower by as much as the view is higher.
    var screen = Screen { 740 - $0...780 - $0 }
    screen.frame()
    #expect(screen.origin == 0 && screen.writes == 2)
    #expect(screen.machine.hasGivenUp && screen.machine.isAtRest)
    screen.frame()
    #expect(screen.writes == 2)
    screen.machine.postpone(.keyboardChange(nil))
    screen.frame()
    #expect(screen.writes == 4)
  }

  @Test func aFocusThatRisesLessIsCorrectedInTheNextFrame() {
    // It is lower by the safe area that the moved view has lost at its bottom.
    var screen = Screen { $0 == 0 ? 770...810 : 804...844 }
    screen.frame()
    #expect(screen.origin == -314)
    screen.frame()
    #expect(screen.origin == -336)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteMoveNothing(number: CGFloat) {
    var screen = Screen(740...780)
    screen.safeAreaTop = number
    screen.frame()
    #expect(screen.origin == 0)
    screen.safeAreaTop = 59
    screen.height = number
    screen.frame()
    #expect(screen.origin == 0)
  }
}
