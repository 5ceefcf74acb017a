import Foundation
import KeyboardNotifications
import Testing

/// Adjustment whose sequences of events are played.
struct AdjustmentScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: AdjustedScreen.Kind
  var mode = KeyboardInsetMode.excludingSafeArea
  var unmetEffect: AdjustmentOptions.UnmetEffect?

  static let all = [
    AdjustmentScene(testDescription: "a list", kind: .list),
    AdjustmentScene(testDescription: "a list, at least", kind: .list, mode: .includingSafeArea),
    AdjustmentScene(testDescription: "a list, held", kind: .list, unmetEffect: .holds),
    AdjustmentScene(testDescription: "a list, released", kind: .list, unmetEffect: .releases),
    AdjustmentScene(testDescription: "a chat", kind: .chat),
    AdjustmentScene(testDescription: "a chat, held", kind: .chat, unmetEffect: .holds),
    AdjustmentScene(testDescription: "a constraint", kind: .constraint),
    AdjustmentScene(
      testDescription: "a constraint, at least",
      kind: .constraint,
      mode: .includingSafeArea
    ),
    AdjustmentScene(testDescription: "a controller", kind: .controller),
    AdjustmentScene(testDescription: "a view", kind: .view),
    AdjustmentScene(testDescription: "a view, held", kind: .view, unmetEffect: .holds),
  ]
}

/// Screen with one adjustment, on which events happen in any order.
struct AdjustmentWorld {
  struct Event: Sendable {
    let name: String
    let isPossible: @Sendable (AdjustmentWorld) -> Bool
    let act: @Sendable (inout AdjustmentWorld) -> Void

    init(
      _ name: String,
      while isPossible: @escaping @Sendable (AdjustmentWorld) -> Bool = { _ in true },
      act: @escaping @Sendable (inout AdjustmentWorld) -> Void
    ) {
      self.name = name
      self.isPossible = isPossible
      self.act = act
    }
  }

  private(set) var screen: AdjustedScreen
  private let unmetEffect: AdjustmentOptions.UnmetEffect?
  /// The app's own part of the number that it writes.
  private var own: CGFloat = 0

  init(_ scene: AdjustmentScene) {
    unmetEffect = scene.unmetEffect
    screen = AdjustedScreen(scene.kind)
    screen.machine.options.mode = scene.mode
    screen.machine.options.unmetEffect = scene.unmetEffect
    if scene.kind == .view { screen.machine.options.handlerCalls = .overlaps }
  }
}

// MARK: - Events

extension AdjustmentWorld {
  static let events = [
    Event("show") { $0.screen.show() },
    Event("show a low one") { $0.screen.show(200) },
    Event("hide", while: \.screen.keyboard.isVisible) { $0.screen.hide() },
    Event("repeat") { $0.screen.repeatNotification() },
    Event("frame", while: \.screen.needsCommits) { $0.screen.frame() },
    Event("update") { $0.screen.updateByApp() },
    Event("pause", while: { !$0.screen.machine.options.isPaused }) { $0.screen.pause() },
    Event("resume", while: \.screen.machine.options.isPaused) { $0.screen.resume() },
    Event("leave", while: \.screen.isInWindow) { $0.screen.leave() },
    Event("come back", while: { !$0.screen.isInWindow }) { $0.screen.comeBack() },
    Event("move") { $0.screen.bottom = $0.screen.bottom == 844 ? 700 : 844 },
    Event("grow", while: { $0.screen.kind == .chat }) { $0.screen.barHeight = 80 },
    Event("set", while: { $0.screen.kind != .view }) { $0.setByApp(to: 7) },
    Event("add", while: { $0.screen.kind != .view }) { $0.addByApp(3) },
    // A view that is followed has no spacing, and of a chat the bar has it.
    Event("space", while: { $0.screen.kind != .view && $0.screen.kind != .chat }) {
      $0.screen.set(\.spacing, $0.screen.machine.options.spacing == 0 ? 12 : 0)
    },
    Event("condition", while: { $0.unmetEffect != nil }) { $0.screen.isConditionMet.toggle() },
    Event("drag", while: \.canDrag) { $0.screen.drag(to: 600) },
    Event("lift", while: { $0.screen.finger != nil }) { $0.screen.drag(to: nil) },
  ]

  /// A finger is measured only before a frame.
  private var canDrag: Bool {
    screen.isInWindow && screen.needsCommits && screen.finger == nil && screen.keyboard.isVisible
  }

  /// The sign of the app's values: those of the constraint are negative.
  private var sign: CGFloat { screen.kind == .constraint ? -1 : 1 }

  private mutating func setByApp(to value: CGFloat) {
    own = sign * value
    number = own
  }

  private mutating func addByApp(_ value: CGFloat) {
    own += sign * value
    number += sign * value
  }

  /// The number that the app writes: of a list the content inset.
  private var number: CGFloat {
    get {
      switch screen.kind {
      case .list, .chat: screen.contentInset
      case .constraint: screen.constant
      case .controller: screen.additionalSafeArea
      case .view: 0
      }
    }
    set {
      switch screen.kind {
      case .list, .chat: screen.contentInset = newValue
      case .constraint: screen.constant = newValue
      case .controller: screen.additionalSafeArea = newValue
      case .view: break
      }
    }
  }
}

// MARK: - Invariants

extension AdjustmentWorld {
  mutating func begin() throws {
    screen.start()
    try checkRest()
  }

  mutating func happen(_ event: Event) throws {
    let before = screen
    event.act(&self)
    try checkCalls(since: before)
    if before.machine.options.isPaused, screen.machine.options.isPaused {
      try requireNothing(since: before, "something happened in a pause")
    }
    let isHideDelivered =
      screen.kind == .view && !screen.keyboard.isVisible
      && screen.log.delivered.last?.height == 0
      && before.log.delivered.last?.state.isVisible == true
    if !before.isInWindow || !screen.isInWindow, !isHideDelivered {
      try requireNothing(since: before, "something happened outside a window")
    }
    if unmetEffect == .holds, !before.isConditionMet, !screen.isConditionMet {
      try requireNothing(since: before, "something happened without the condition")
    }
    try checkRest()
    try checkCancelling()
  }

  private func requireNothing(
    since before: AdjustedScreen,
    _ message: String
  ) throws(InvariantViolation) {
    // The first call comes outside a window, too, and a hide is given to the handler of a view.
    let isHide = screen.kind == .view && !screen.isInWindow && screen.log.heights.last == 0
    let delivered = max(1, before.log.delivered.count + (isHide ? 1 : 0))
    try require(
      screen.log.writes.count == before.log.writes.count
        && screen.log.scrolls.count == before.log.scrolls.count
        && screen.log.delivered.count <= delivered,
      message
    )
  }

  /// A handler is called for a difference, or once for an update by the app, and a number is
  /// written that differs.
  private func checkCalls(since before: AdjustedScreen) throws(InvariantViolation) {
    let calls = screen.log.delivered
    let repeated = calls.indices.dropFirst(max(1, before.log.delivered.count))
      .count { Self.isSame(calls[$0], calls[$0 - 1]) }
    let updateCalls = screen.log.updateCalls - before.log.updateCalls
    try require(repeated <= updateCalls, "a call without a difference")
    let sum = calls.reduce(0) { $0 + $1.heightIncrement }
    try require(sum == (calls.last?.height ?? 0), "the increments add up to \(sum)")
    try require(screen.log.emptyWrites.isEmpty, "wrote \(screen.log.emptyWrites)")
    try require(screen.log.faults.isEmpty, "logged \(screen.log.faults)")
  }

  private static func isSame(_ first: KeyboardOverlap, _ second: KeyboardOverlap) -> Bool {
    first.height == second.height && first.inset == second.inset
      && first.freeRectangle == second.freeRectangle && first.keyboardFrame == second.keyboardFrame
  }

  /// After the frames that are needed each value is right, and none changes.
  private func checkRest() throws(InvariantViolation) {
    var world = self
    world.screen.frame()
    try world.checkCalls(since: screen)
    try world.checkNumbers()
    let first = world.screen
    world.screen.frame()
    try world.requireNothing(since: first, "another frame changes something")
    if !world.mayNeedFrames {
      try require(!world.screen.needsCommits, "frames are needed without a reason")
    }
  }

  /// The reasons for which frames are needed.
  private var mayNeedFrames: Bool {
    let isHeldBack = unmetEffect == .holds && !screen.isConditionMet
    let isList = screen.kind == .list || screen.kind == .chat
    return screen.keyboard.isVisible || isHeldBack || isList || !screen.isInWindow
  }

  /// What was written depends on the screen as it is now, and not on the events before: a new
  /// adjustment of the same screen writes the same.
  private func checkNumbers() throws(InvariantViolation) {
    let isHeld = unmetEffect == .holds && !screen.isConditionMet
    guard screen.isInWindow, !screen.machine.options.isPaused, !isHeld else { return }
    let anew = adjustedAnew
    try require(screen.numbers == anew.numbers, "\(screen.numbers) instead of \(anew.numbers)")
    try require(
      screen.log.heights.last == anew.log.heights.last,
      "called with \(screen.log.heights.last as Any) instead of \(anew.log.heights.last as Any)"
    )
  }

  /// The same screen with the app's own values, and an adjustment that has just begun.
  private var adjustedAnew: AdjustedScreen {
    var anew = self
    anew.screen.verticalIndicatorInset = 0
    anew.screen.horizontalIndicatorInset = 0
    anew.screen.constant = 0
    anew.number = own
    anew.screen.log = AdjustmentLog()
    anew.screen.machine = AdjustmentStateMachine(options: screen.machine.options)
    anew.screen.start()
    anew.screen.frame()
    return anew.screen
  }

  /// Cancelling restores the app's own values exactly, wherever the view is.
  private func checkCancelling() throws(InvariantViolation) {
    var copy = self
    copy.screen.cancel()
    let others = copy.screen.numbers.filter { $0 != 0 && $0 != own }
    try require(copy.number == own && others.isEmpty, "restored \(copy.screen.numbers)")
  }
}
