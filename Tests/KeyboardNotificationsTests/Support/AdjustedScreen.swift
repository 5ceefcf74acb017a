import Foundation
import KeyboardNotifications
import Testing

/// Model of a phone on which the state machine of one adjustment runs.
///
/// It stands for UIKit and for the adapter: it measures, and performs the effects of the machine. A
/// test shows a keyboard, moves a view or plays the app, and then expects values.
///
/// The phone has 390 by 844 points and a home indicator of 34, so its safe area ends at 810. A
/// keyboard of 336 begins at 508. All coordinates are those of the screen.
struct AdjustedScreen {
  /// Object that is adjusted.
  enum Kind: Sendable {
    /// A list that fills the view.
    case list
    /// A list that fills the view, under a bar of 50 on the safe area that moves with the keyboard.
    case chat
    /// A constraint to the bottom of the view.
    case constraint
    /// The controller of the view.
    case controller
    /// The view, for a handler.
    case view
  }

  /// Condition for UIKit to add the safe area to the insets of a list.
  enum SafeAreaBehavior: Sendable {
    case always, whereContentScrolls, never
  }

  static let height: CGFloat = 844
  static let keyboardAnimation = KeyboardAnimation(duration: 0.25, curve: .keyboard)

  let kind: Kind
  var machine: AdjustmentStateMachine
  var log = AdjustmentLog()

  // MARK: The phone

  /// The keyboard as it was announced.
  var keyboard = KeyboardState.initial
  var finger: CGFloat?
  var drag = KeyboardDrag()
  var homeIndicator: CGFloat = 34
  var tabBar: CGFloat = 0
  var screenBounds: CGRect?

  /// The frame of an input accessory view, which is on screen without a keyboard, too.
  var accessory: CGRect?

  // MARK: The view

  var isInWindow = true
  var top: CGFloat = 0
  var bottom = Self.height
  var width: CGFloat = 390
  var isBeingPresented = false

  // MARK: The adjusted values

  /// The bottom inset: the app's own part and the written space.
  var contentInset: CGFloat = 0
  var verticalIndicatorInset: CGFloat = 0
  var horizontalIndicatorInset: CGFloat = 0
  var constant: CGFloat = 0
  /// 1 if a greater constant moves the view up, −1 if a smaller one does.
  var direction: CGFloat = -1
  var additionalSafeArea: CGFloat = 0
  /// True if UIKit applies an additional safe area only in its next layout pass.
  var appliesSafeAreaLate = false
  /// The additional safe area that UIKit has applied.
  var appliedSafeArea: CGFloat = 0

  // MARK: The list

  var safeAreaBehavior = SafeAreaBehavior.always
  var contentHeight: CGFloat = 3000
  /// True for a list that grows upwards.
  var isMirrored = false
  var offset: CGFloat = 0
  var motion = ScrollViewMeasurement.Motion.still
  /// The rectangle of the first responder in the content.
  var focus: CGRect?

  // MARK: The bar

  var barHeight: CGFloat = 50
  var isBarShown = true
  /// The constant of the bar's constraint by which the bar was laid out last.
  var laidOutConstant: CGFloat = 0

  // MARK: The app

  /// The scene whose frames are drawn.
  var committingScene = CommitScene.unknown
  var isConditionMet = true
  /// Called with each height that is delivered.
  var onDeliver: (@Sendable (inout AdjustedScreen, CGFloat) -> Void)?
  /// Called after each write.
  var onWrite: (@Sendable (inout AdjustedScreen) -> Void)?
  /// Called when waiting layout is done.
  var onLayout: (@Sendable (inout AdjustedScreen) -> Void)?
  /// The number of animations that have begun.
  var runningAnimations = 0

  /// Makes a screen whose adjustment has not begun.
  init(_ kind: Kind) {
    self.kind = kind
    machine = AdjustmentStateMachine()
    if kind == .chat { machine.options.anchor = .bottom }
    if kind == .view { machine.options.hasHandler = true }
  }

  /// Returns a screen whose adjustment has begun after some changes.
  static func started(
    _ kind: Kind,
    _ change: (inout AdjustedScreen) -> Void = { _ in }
  ) -> AdjustedScreen {
    var screen = AdjustedScreen(kind)
    change(&screen)
    screen.start()
    return screen
  }

  /// Returns a screen whose adjustment has begun after some changes, with a keyboard of 336.
  static func shown(
    _ kind: Kind,
    _ change: (inout AdjustedScreen) -> Void = { _ in }
  ) -> AdjustedScreen {
    var screen = started(kind, change)
    screen.show()
    return screen
  }
}

/// Named event on a screen.
struct ScreenEvent: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let happen: @Sendable (inout AdjustedScreen) -> Void

  init(_ name: String, happen: @escaping @Sendable (inout AdjustedScreen) -> Void) {
    testDescription = name
    self.happen = happen
  }
}

// MARK: - Geometry

extension AdjustedScreen {
  /// The bottom safe-area inset of the view.
  var safeArea: CGFloat {
    guard isInWindow else { return 0 }
    let added = appliesSafeAreaLate ? appliedSafeArea : additionalSafeArea
    return max(0, bottom - (Self.height - homeIndicator - tabBar)) + added
  }

  /// The inset of the list with the safe area that UIKit adds.
  var adjustedInset: CGFloat {
    switch safeAreaBehavior {
    case .always: contentInset + safeArea
    case .whereContentScrolls: contentHeight > bottom - top ? contentInset + safeArea : contentInset
    case .never: contentInset
    }
  }

  /// The top of the bar, as it was laid out last.
  var barTop: CGFloat {
    Self.height - homeIndicator - tabBar + laidOutConstant - barHeight
  }

  /// The end of the content on the screen.
  var contentEnd: CGFloat { top + contentHeight - offset }

  /// The offset at which the end of the content is shown.
  var endOffset: CGFloat { contentHeight + adjustedInset - (bottom - top) }

  /// The writable numbers of the kind.
  var numbers: [CGFloat] {
    switch kind {
    case .list, .chat: [contentInset, verticalIndicatorInset, horizontalIndicatorInset]
    case .constraint: [constant]
    case .controller: [additionalSafeArea]
    case .view: []
    }
  }

  /// True if the adjustment must be updated before each frame.
  var needsCommits: Bool {
    machine.needsUpdateBeforeCommit(
      isKeyboardVisible: keyboard.isVisible,
      isInWindow: isInWindow,
      isList: kind == .list || kind == .chat,
      hasBar: kind == .chat
    )
  }
}

// MARK: - Events

extension AdjustedScreen {
  mutating func start() {
    send(.recheck)
  }

  /// The keyboard, lowered to where the finger has pulled it.
  var lowered: KeyboardState { drag.state(from: keyboard) }

  /// The finger that the adapter of a view in a window finds.
  private var foundFinger: KeyboardFinger? {
    isInWindow ? finger.map { KeyboardFinger(y: $0) } : nil
  }

  /// Sends a change of the keyboard, which ends a drag.
  private mutating func post() {
    _ = drag.end(with: foundFinger, in: keyboard)
    send(.keyboardChange(Self.keyboardAnimation))
    drag.finish()
  }

  /// Shows a keyboard, or changes its height, in an animation of 0.25 seconds.
  mutating func show(_ height: CGFloat = 336) {
    keyboard = KeyboardState(
      visibility: .shown,
      placement: .docked,
      frame: CGRect(x: 0, y: Self.height - height, width: 390, height: height),
      coveredHeight: height
    )
    post()
  }

  /// Hides the keyboard.
  mutating func hide() {
    keyboard = .initial
    post()
  }

  /// Changes the keyboard to a height, or hides it.
  mutating func change(to height: CGFloat) {
    if height > 0 { show(height) } else { hide() }
  }

  /// Confirms the last change.
  mutating func confirm() {
    send(.recheck)
  }

  /// Resizes a list, whose offset UIKit brings into range.
  mutating func resize(to bottom: CGFloat) {
    self.bottom = bottom
    offset = min(offset, max(0, endOffset))
  }

  /// Posts the present state again, or ends the timer that a drag has started.
  mutating func repeatNotification() {
    if drag.end(with: foundFinger, in: keyboard) { send(.keyboardChange(nil, revealsFocus: false)) }
    drag.finish()
  }

  /// Calls `update()`.
  mutating func updateByApp() {
    send(.updateCall)
  }

  mutating func pause() {
    machine.options.isPaused = true
    send(.recheck)
  }

  mutating func resume() {
    machine.options.isPaused = false
    send(.resume)
  }

  /// Changes an option, as a property of the adjustment does.
  mutating func set<Value>(_ option: WritableKeyPath<AdjustmentOptions, Value>, _ value: Value) {
    machine.options[keyPath: option] = value
    send(.option)
  }

  /// Sets the app's own part of the first number.
  mutating func setBaseValue(_ own: CGFloat) {
    write(machine.setBaseValue(own, in: measurement().target), in: 0)
    send(.option)
  }

  /// Removes the view from its window.
  mutating func leave() {
    isInWindow = false
    finger = nil
    // Without a safe area UIKit brings the end of the content nearer.
    offset = min(offset, max(0, endOffset))
  }

  /// Brings the view to its window again.
  mutating func comeBack() {
    isInWindow = true
  }

  /// Draws a frame, before which the adjustment is updated if it needs that.
  mutating func frame(revealsFocus: Bool = false) {
    guard needsCommits else { return layOut() }
    layOut()
    let (before, constantBefore) = (log, constant)
    drag.move(with: foundFinger, in: keyboard)
    send(.beforeCommit(nil, revealsFocus: revealsFocus))
    let hasChanged =
      log.writes.count > before.writes.count || log.delivered.count > before.delivered.count
      || constant != constantBefore
    guard hasChanged else { return }
    layOut()
    send(.secondPass(nil))
  }

  /// Draws some frames.
  mutating func frames(_ count: Int, before: (inout AdjustedScreen, Int) -> Void = { _, _ in }) {
    for number in 1...count {
      before(&self, number)
      frame()
    }
  }

  /// Moves a finger that drags the keyboard, or lifts it, and draws a frame.
  mutating func drag(to height: CGFloat?) {
    finger = height
    frame()
  }

  /// Ends the adjustment.
  mutating func cancel() {
    write(machine.restore(measurement().target), in: 0)
  }
}
