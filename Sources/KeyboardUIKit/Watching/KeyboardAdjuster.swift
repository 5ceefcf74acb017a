#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Adjuster of one thing, which measures whenever there is a cause, and writes differences.
@MainActor
final class KeyboardAdjuster: Sendable {
  /// Handler that is called with a cover.
  typealias CoverHandler = @MainActor (KeyboardCover) -> Void

  // NB: What a turn reads comes first, so that it is read together.

  /// Thing that is adjusted.
  let adjusted: AdjustedThing
  private var watch: KeyboardWatch?
  /// The view that was measured last.
  private(set) weak var view: UIView?
  /// Measures that the last look took first; `nil` where that is not enough to compare.
  private var glance: KeyboardGlance?
  /// Result of the last look, which a turn without a move repeats.
  private var last: KeyboardLook?
  /// The look whose cover the handlers know of.
  private var told: KeyboardLook?
  /// Called with each new cover, in the animation of the change.
  private let alongside: CoverHandler?
  /// Follower of the finger that drags the keyboard; `nil` where no scroll view was given.
  private var drag: KeyboardDragFollower?
  /// Accessory view of the first responder, as the last look outside of a turn has found it.
  private(set) weak var accessory: UIView?
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
  private var awaitsLayout = false
  /// Count of the turns in a row in which the app wrote another number; `nil` where it did not.
  private var writeBack: KeyboardWriteBack?

  /// Options of the adjustment; a new one counts at once.
  var options: KeyboardOptions {
    didSet { look(since: .layout) }
  }
  /// The adjuster that stands on what this one moves, and is moved in the same animation.
  var next: KeyboardAdjuster?
  /// Condition under which something is written.
  private let condition: KeyboardCondition
  /// Called with each new cover, at the end of the animation.
  private let completion: CoverHandler?
  /// The completion that waits for the end of the animation of the adjuster before.
  private var nestedCompletion: (() -> Void)?

  /// True where it must be called once per turn without a keyboard too.
  var needsTurns: Bool {
    !isPaused && (isHeldBack || awaitsLayout)
  }

  /// True where the view is laid out with a change, which a handler of steps does without.
  private var laysOut: Bool {
    adjusted.changesLayout || (alongside != nil && adjusted.news != .heights)
  }

  init(
    _ adjusted: AdjustedThing,
    options: KeyboardOptions = KeyboardOptions(),
    while condition: KeyboardCondition = .always,
    alongside: CoverHandler? = nil,
    completion: CoverHandler? = nil
  ) {
    self.adjusted = adjusted
    self.options = options
    self.condition = condition
    self.alongside = alongside
    self.completion = completion
  }

  /// Begins to look; the finger that drags the keyboard over a scroll view is followed too.
  func start(_ tracker: KeyboardTracker, dragging scrollView: UIScrollView?) {
    let watch = KeyboardWatch.of(tracker)
    adjusted.adjuster?.end()
    adjusted.adjuster = self
    self.watch = watch
    watch.add(self)
    if let scrollView {
      drag = KeyboardDragFollower()
      drag?.follow(scrollView, watch) { [weak self] in self?.look(since: .change($0)) }
    }
    look(since: .layout)
  }

  /// Sets the app's own part of the number; ignored where it is not finite.
  func setBase(_ base: CGFloat) {
    guard watch != nil, !isApplying, base.isFinite else { return }
    isApplying = true
    adjusted.numbers.first?.own = base
    isApplying = false
    look(since: .layout)
  }

  /// Puts back what was changed, and ends.
  func stop() {
    guard watch != nil else { return }
    end()
    adjusted.restore()
  }

  /// Ends without putting anything back, as when a newer adjustment takes the thing over.
  private func end() {
    watch?.remove(self)
    watch = nil
    adjusted.adjuster = nil
    drag?.end()
  }
}

// MARK: - Reasons to look

extension KeyboardAdjuster {
  /// Looks because of a change of the keyboard, inside its animation.
  func take(_ transition: KeyboardTransition) {
    writeBack = nil
    drag?.settle(in: transition.state)
    look(since: .change(transition.animation))
  }

  /// A show back to full height after a drag is no transition.
  func take(_ report: KeyboardReport) {
    guard let watch, case .notification(let notification) = report.event else { return }
    guard report.outcome == .dropped(.duplicate) || report.outcome == .noted else { return }
    guard drag?.settle(in: watch.state) == true else { return }
    look(since: .change(notification.payload.animation))
  }

  /// Waits for the layout of this turn, with or without a keyboard, and looks once after it.
  func waitForLayout() {
    awaitsLayout = true
    watch?.needsMayHaveChanged()
  }

  /// Looks at what is covered now, and changes what is to change.
  ///
  /// - Returns: True where something was written.
  @discardableResult
  func look(since cause: KeyboardCause) -> Bool {
    guard watch != nil, !isPaused, !isApplying else { return false }
    guard !cause.isTurn || writeBack?.isEndless != true else { return false }
    if cause.isForced { writeBack = nil }
    if cause.laysOut, !cause.isTurn, laysOut {
      // Layout that waits for other reasons is not animated along: badoo/Chatto#133.
      UIView.performWithoutAnimation { adjusted.reference?.view.layoutIfNeeded() }
    }
    let look = measure(since: cause)
    if awaitsLayout, cause.isTurn, look?.place != nil { awaitsLayout = false }
    var isDue = false
    if let look { isDue = self.isDue(look, since: cause) }
    if !isDue, cause.isTurn, !cause.isAgain, writeBack != nil { writeBack = nil }
    let isMet = (isDue || cause.reveals) && condition.isMet()
    isHeldBack = isDue && !isMet
    if let look, isMet {
      if isDue {
        perform(look, since: cause)
      } else if let move = adjusted.moveToReveal(in: look) {
        animate(cause, move)
      }
    }
    if !cause.isTurn { watch?.needsMayHaveChanged() }
    return isDue && isMet
  }

  /// Looks inside the animation of another look, which lays out.
  private func lookAlong(_ cause: KeyboardCause) {
    var nested = cause
    nested.laysOut = false
    nested.isNested = true
    look(since: nested)
  }
}

// MARK: - Looking and writing

extension KeyboardAdjuster {
  /// Measures the reference once; `nil` where there is nothing to measure.
  ///
  /// - Returns: In a turn in which nothing has moved, the look before.
  private func measure(since cause: KeyboardCause) -> KeyboardLook? {
    guard let watch, var reference = adjusted.reference ?? view.map({ KeyboardReference(view: $0) })
    else { return nil }
    let window = reference.view.window
    if !cause.isTurn {
      // In a turn nothing is asked of the app.
      accessory = reference.view.accessoryView
    } else if watch.layOut(window), reference.part != nil {
      // A part is where the layout has put it.
      reference = adjusted.reference ?? reference
    }
    let new = glance(at: reference, in: window, state: watch.stateNumber)
    if cause.isTurn, let new, new == glance { return last }
    glance = new
    view = reference.view
    let place = window.map { reference.place(in: $0, at: new?.frame, accessory: accessory) }
    let state = drag?.drag.state(from: watch.state) ?? watch.state
    let cover = cover(of: place, bounds: reference.view.bounds, in: state, cause.animation)
    let scale = window?.screen.scale
    last = cover.map { KeyboardLook($0, at: place, scale: scale, options: options) }
    return last
  }

  /// Returns a glance, where that is all there is to compare: no accessory view, bar or drag.
  private func glance(
    at reference: KeyboardReference,
    in window: UIWindow?,
    state: Int
  ) -> KeyboardGlance? {
    guard accessory == nil, reference.bar == nil, drag?.drag.isIdle != false else { return nil }
    guard let window else { return nil }
    return reference.glance(in: window, state: state)
  }

  /// Returns the cover of a place; `nil` while it is not known: for a view that has left its window,
  /// until the keyboard has gone.
  private func cover(
    of place: KeyboardViewPlace?,
    bounds: CGRect,
    in state: KeyboardState,
    _ animation: KeyboardAnimation?
  ) -> KeyboardCover? {
    guard place != nil || told == nil || !state.isVisible else { return nil }
    let place = place ?? KeyboardViewPlace(frame: .zero, bounds: bounds)
    return place.cover(in: state, since: told?.cover.height ?? 0, animation: animation)
  }

  /// True where the thing or a handler has to follow the look.
  private func isDue(_ look: KeyboardLook, since cause: KeyboardCause) -> Bool {
    if !adjusted.numbers.isEmpty, adjusted.isDue(for: look) { return true }
    guard alongside != nil, !isNews(look, since: cause) else { return alongside != nil }
    look.isKnown = true
    return false
  }

  /// True where the handlers know of another cover, or are called though nothing has changed.
  private func isNews(_ look: KeyboardLook, since cause: KeyboardCause) -> Bool {
    guard let told else { return true }
    guard !look.isKnown else { return false }
    let (old, new) = (told.cover, look.cover)
    switch adjusted.news {
    case .everything where cause.isForced || old.state.visibility != new.state.visibility:
      return true
    case .heights:
      let least = new.height == 0 ? .leastNonzeroMagnitude : look.tolerance
      return abs(new.height - old.height) >= least
    case .covers, .everything:
      return !old.isSame(as: new, within: look.tolerance)
    }
  }

  /// Writes what a look has found, in this order: the thing, its layout, what stands on it, what moves
  /// alongside, and the offset that reveals the focus.
  private func perform(_ look: KeyboardLook, since cause: KeyboardCause) {
    if cause.isTurn, !cause.isAgain { countWriteBack(look) }
    isApplying = true
    defer { isApplying = false }
    let isNews = isNews(look, since: cause)
    let isFirst = told == nil && look.cover.height == 0
    if isNews { told = look }
    look.isKnown = true
    let changes = { [adjusted, alongside, next, laysOut, weak view] in
      adjusted.write(look)
      if adjusted.changesLayout, cause.laysOut { view?.layoutIfNeeded() }
      if cause.laysOut { next?.lookAlong(cause) }
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
    if cause.isNested {
      changes()
      nestedCompletion = completion
      return
    }
    let end = { [weak next] in
      completion?()
      next?.nestedCompletion?()
      next?.nestedCompletion = nil
    }
    guard cause.laysOut, drag?.drag.isHeld != true else {
      changes()
      return end()
    }
    UIView.animate(with: canAnimate ? cause.animation : nil, animations: changes) { _ in end() }
  }

  /// False for a view that is not on screen, or is sliding in with its controller.
  private var canAnimate: Bool {
    guard let view, view.window != nil else { return false }
    return !view.isBeingPresented
  }

  /// Counts a write, and reports once an app that writes back without an end.
  private func countWriteBack(_ look: KeyboardLook) {
    var writeBack = writeBack ?? KeyboardWriteBack()
    writeBack.add(look.place?.frame, number: adjusted.numbers.first?.own ?? 0)
    self.writeBack = writeBack
    guard writeBack.isEndless else { return }
    FailureReporter.shared.reportMisuse(
      of: KeyboardWriteBack.self,
      "\(type(of: adjusted)): the app writes back at every turn, so the keyboard's part is left out.",
      remedy: "Write the app's own part through the adjustment's base."
    )
  }
}
#endif
