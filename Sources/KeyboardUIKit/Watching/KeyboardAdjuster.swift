#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

typealias KeyboardCoverHandler = @MainActor (KeyboardCover) -> Void

/// Adjuster of one thing, which measures whenever there is a cause, and writes differences.
@MainActor
final class KeyboardAdjuster: Sendable {
  // NB: What a turn reads comes first, so that it is read together.
  let adjusted: AdjustedThing
  private var watch: KeyboardWatch?
  /// True while everything is left where it is; afterwards the net change is made, unanimated.
  var isPaused = false {
    didSet {
      look(since: .layout)
      watch?.needsMayHaveChanged()
    }
  }
  /// True while the condition holds a change back.
  private var isHeldBack = false
  /// True while something is written, so that a layout caused by it is no reason to look.
  private var isApplying = false
  /// True until it is measured at the end of a turn, after layout, with or without a keyboard.
  var awaitsLayout = false {
    didSet { watch?.needsMayHaveChanged() }
  }
  /// Count of the turns in a row in which the app wrote another number; `nil` where it did not.
  private var writeBack: KeyboardWriteBack?
  /// Returns the place of the finger that drags the keyboard; `nil` where no scroll view was given.
  private var finger: (() -> CGFloat?)?
  private var drag = KeyboardDrag()
  /// Result of the last look, which a turn without a move repeats.
  private var last: KeyboardLook?
  /// The cover that the handlers know of.
  private var told: KeyboardCover?
  /// Called with each new cover, in the animation of the change.
  private let alongside: KeyboardCoverHandler?
  /// The view that was measured last.
  private(set) weak var view: UIView?
  /// Accessory view of the first responder, as the last look outside of a turn has found it.
  private(set) weak var accessory: UIView?
  /// Wait for a notification; where none follows the finger, the keyboard is taken to be where it was.
  private var timeout: NotificationToken?

  /// Options of the adjustment; a new one counts at once.
  var options: KeyboardOptions {
    didSet { look(since: .layout) }
  }
  /// The adjuster that stands on what this one moves, and is moved in the same animation.
  var next: KeyboardAdjuster?
  private let condition: KeyboardCondition
  /// Called with each new cover, at the end of the animation.
  private let completion: KeyboardCoverHandler?
  /// The completion that waits for the end of the animation of the adjuster before.
  private var nestedCompletion: (() -> Void)?

  /// True where it must be called once per turn without a keyboard too.
  var needsTurns: Bool {
    !isPaused && (isHeldBack || awaitsLayout)
  }

  init(
    _ adjusted: AdjustedThing,
    _ spacing: CGFloat,
    _ condition: KeyboardCondition,
    _ alongside: KeyboardCoverHandler? = nil,
    _ completion: KeyboardCoverHandler? = nil
  ) {
    self.adjusted = adjusted
    options = KeyboardOptions(spacing: spacing)
    self.condition = condition
    self.alongside = alongside
    self.completion = completion
  }

  /// Begins to look; the finger that drags the keyboard over a scroll view is followed too.
  func start(_ tracker: KeyboardTracker, dragging scrollView: UIScrollView?) {
    let watch = KeyboardWatch.of(tracker)
    adjusted.adjuster?.end(restores: false)
    adjusted.adjuster = self
    finger = scrollView.map { view in { [weak view] in view?.keyboardFinger } }
    self.watch = watch
    watch.add(self)
    look(since: .layout)
  }

  /// The app's own part of the number; one that is not finite is ignored.
  var valueWithoutKeyboard: CGFloat {
    get { adjusted.numbers.first?.own ?? 0 }
    set {
      guard watch != nil else { return }
      adjusted.numbers.first?.own = newValue
      look(since: .layout)
    }
  }

  /// Ends, and puts back what was changed unless a newer adjustment takes the thing over.
  func end(restores: Bool = true) {
    guard let watch else { return }
    watch.remove(self)
    self.watch = nil
    timeout = nil
    adjusted.adjuster = nil
    if restores { adjusted.restore() }
  }

  /// Looks because of a change of the keyboard, inside its animation.
  func take(_ transition: KeyboardTransition) {
    writeBack = nil
    _ = followDrag(settles: true)
    look(since: .change(transition.animation))
  }

  /// A show back to full height after a drag is no transition.
  func take(_ report: KeyboardReport) {
    guard case .notification(let notification) = report.event else { return }
    guard report.outcome == .dropped(.duplicate) || report.outcome == .noted else { return }
    if followDrag(settles: true) { look(since: .change(notification.payload.animation)) }
  }

  /// Holds the keyboard where the finger is, until it lifts; true where the keyboard has moved.
  private func followDrag(settles: Bool = false) -> Bool {
    guard let finger, let watch else { return false }
    let wasHeld = drag.isHeld
    let hasMoved = drag.follow(finger(), in: watch.state, settles: settles)
    if drag.isHeld { timeout = nil }
    if wasHeld, !drag.isHeld, !drag.isIdle {
      timeout = watch.schedule(0.1) { [weak self] in
        guard let self, followDrag(settles: true) else { return }
        look(since: .change(watch.state.animation))
      }
    }
    return hasMoved
  }

  /// Looks at what is covered now, and returns whether something was to be written.
  @discardableResult
  func look(since given: KeyboardCause) -> Bool {
    guard let watch, !isPaused, !isApplying else {
      last = nil
      return false
    }
    // NB: Most have no finger to follow, and a call for each view and turn would be seen.
    let cause = finger != nil && followDrag() && given.isTurn ? .change(nil) : given
    if cause.occasion == .update { writeBack = nil }
    guard !cause.isTurn || writeBack?.isEndless != true else { return false }
    let isNew = measure(since: cause, watch)
    if awaitsLayout, cause.isTurn, last?.place != nil { awaitsLayout = false }
    // A turn without a move ends here where no number is to be compared.
    let isToCompare = isNew || isHeldBack || cause.reveals || !adjusted.numbers.isEmpty
    let isWritten = isToCompare && write(isNew: isNew, since: cause)
    if !isWritten, cause.occasion == .turn, writeBack != nil { writeBack = nil }
    if !cause.isTurn { watch.needsMayHaveChanged() }
    return isWritten
  }

  /// True where the view is laid out with a change, which a handler of steps does without.
  private var laysOut: Bool {
    adjusted.changesLayout || (alongside != nil && adjusted.news != .heights)
  }

  /// Measures the reference once, unless a turn finds it where the look before has found it.
  private func measure(since cause: KeyboardCause, _ watch: KeyboardWatch) -> Bool {
    guard var reference = adjusted.reference ?? view.map({ KeyboardReference(view: $0) }) else {
      last = nil
      return true
    }
    let window = reference.view.window
    if cause.isTurn {
      // A part is where the layout has put it.
      if watch.layOut(window) { reference = adjusted.reference ?? reference }
      let isFree = finger == nil || drag.isIdle
      if isFree, let place = last?.place, reference.isStill(at: place, in: window) { return false }
    } else {
      if cause.laysOut, laysOut {
        // Layout that waits for other reasons is not animated along: badoo/Chatto#133.
        UIView.performWithoutAnimation { reference.view.layoutIfNeeded() }
        reference = adjusted.reference ?? reference
      }
      // In a turn nothing is asked of the app.
      accessory = reference.view.accessoryView
    }
    view = reference.view
    last = look(at: reference, in: drag.state(from: watch.state), cause.animation)
    return true
  }

  /// Returns a look; `nil` for a view that has left its window, until the keyboard has gone.
  private func look(
    at reference: KeyboardReference,
    in state: KeyboardState,
    _ animation: KeyboardAnimation?
  ) -> KeyboardLook? {
    let place = reference.place(accessory: accessory)
    guard place != nil || told == nil || !state.isVisible else { return nil }
    var nowhere = KeyboardViewPlace(at: .zero, size: .zero)
    nowhere.bounds = reference.view.bounds
    let cover = (place ?? nowhere).cover(in: state, since: told?.height ?? 0, animation: animation)
    let halfPixel = 0.5 / max(reference.view.window?.screen.scale ?? 1, 1)
    return KeyboardLook(cover, at: place, tolerance: halfPixel)
  }

  /// True where the handlers know of another cover, or are called though nothing has changed.
  private func isNews(_ look: KeyboardLook, since cause: KeyboardCause) -> Bool {
    guard let told else { return true }
    let new = look.cover
    switch adjusted.news {
    case .everything
    where cause.occasion == .update || told.state.visibility != new.state.visibility:
      return true
    case .heights:
      let difference = abs(new.height - told.height)
      return new.height == 0 ? difference > 0 : difference >= look.tolerance
    case .covers, .everything:
      return !told.isSame(as: new, within: look.tolerance)
    }
  }

  /// Changes what the last look has found to differ, or brings the focused view into sight.
  private func write(isNew: Bool, since cause: KeyboardCause) -> Bool {
    guard let look = last else {
      isHeldBack = false
      return false
    }
    let isNews = (isNew || isHeldBack) && isNews(look, since: cause)
    let isDue = (isNews && alongside != nil) || adjusted.isDue(for: look)
    let isMet = (isDue || cause.reveals) && condition.isMet()
    isHeldBack = isDue && !isMet
    guard isMet else { return false }
    if isDue {
      perform(look, isNews: isNews, since: cause)
    } else if let move = adjusted.moveToReveal(in: look) {
      animate(cause, move)
    }
    return isDue
  }

  /// Writes what a look has found, in this order: the thing, its layout, what stands on it, what moves
  /// alongside, and the offset that reveals the focus.
  private func perform(_ look: KeyboardLook, isNews: Bool, since cause: KeyboardCause) {
    if cause.occasion == .turn { countWriteBack(look) }
    isApplying = true
    defer { isApplying = false }
    let isFirst = told == nil && look.cover.height == 0
    if isNews { told = look.cover }
    var nested = cause
    nested.occasion = .nested
    let changes = { [self, nested] in
      adjusted.write(look)
      if adjusted.changesLayout, cause.laysOut { view?.layoutIfNeeded() }
      if cause.laysOut { next?.look(since: nested) }
      if isNews, let alongside {
        alongside(look.cover)
        if laysOut, cause.laysOut { view?.layoutIfNeeded() }
      }
      if cause.reveals { adjusted.moveToReveal(in: look)?() }
    }
    let completion = isNews && !isFirst ? completion : nil
    animate(cause, changes, completion: completion.map { completion in { completion(look.cover) } })
  }

  private func animate(
    _ cause: KeyboardCause,
    _ changes: @escaping () -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard cause.occasion != .nested else {
      changes()
      return nestedCompletion = completion
    }
    let end = { [weak next] in
      completion?()
      next?.nestedCompletion?()
      next?.nestedCompletion = nil
    }
    guard cause.laysOut, !drag.isHeld else {
      changes()
      return end()
    }
    // A view that is not on screen, or is sliding in with its controller, is not animated.
    let canAnimate = view.map { $0.window != nil && !$0.isBeingPresented } ?? false
    UIView.animate(with: canAnimate ? cause.animation : nil, animations: changes) { _ in end() }
  }

  /// Counts a write, and reports once an app that writes back without an end.
  private func countWriteBack(_ look: KeyboardLook) {
    var writeBack = writeBack ?? KeyboardWriteBack()
    writeBack.add(look.place?.frame, number: valueWithoutKeyboard)
    self.writeBack = writeBack
    guard writeBack.isEndless else { return }
    FailureReporter.shared.reportMisuse(
      of: KeyboardWriteBack.self,
      "\(type(of: adjusted)): the app writes back at every turn, so the keyboard's part is left out.",
      remedy: "Write the app's own part through the adjustment's valueWithoutKeyboard."
    )
  }
}
#endif
