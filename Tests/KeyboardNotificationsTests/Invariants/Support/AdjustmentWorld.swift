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
    if scene.kind == .view { screen.machine.options.hasHandler = true }
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

// MARK: - The invariant

extension AdjustmentWorld {
  mutating func begin() throws {
    screen.start()
    try checkNumbers()
  }

  mutating func happen(_ event: Event) throws {
    event.act(&self)
    try checkNumbers()
  }

  /// After the frames that are needed, what is written depends on the screen as it is now, and not
  /// on the events before: a new adjustment of the same screen writes the same.
  private func checkNumbers() throws(InvariantViolation) {
    var screen = screen
    screen.frame()
    let isHeld = unmetEffect == .holds && !screen.isConditionMet
    guard screen.isInWindow, !screen.machine.options.isPaused, !isHeld else { return }
    let anew = adjustedAnew(on: screen)
    try require(screen.numbers == anew.numbers, "\(screen.numbers) instead of \(anew.numbers)")
    try require(
      screen.log.heights.last == anew.log.heights.last,
      "called with \(screen.log.heights.last as Any) instead of \(anew.log.heights.last as Any)"
    )
  }

  /// The same screen with the app's own values, and an adjustment that has just begun.
  private func adjustedAnew(on screen: AdjustedScreen) -> AdjustedScreen {
    var anew = self
    anew.screen = screen
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
}
