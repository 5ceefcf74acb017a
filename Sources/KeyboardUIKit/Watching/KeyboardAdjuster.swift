#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Adjuster of one thing, which measures whenever there is a cause, and writes differences.
@MainActor
final class KeyboardAdjuster: Sendable {
  /// Handler that is called with a cover.
  typealias CoverHandler = @MainActor (KeyboardCover) -> Void

  /// Options of the adjustment; a new one counts at once.
  var options: KeyboardOptions {
    didSet { look(since: .layout) }
  }

  /// The adjuster that stands on what this one moves, and is moved in the same animation.
  var next: KeyboardAdjuster?

  /// Thing that is adjusted.
  let adjusted: any Adjustable
  /// True between ``pause()`` and ``resume()``.
  private(set) var isPaused = false
  /// True while the condition holds a change back.
  private(set) var isHeldBack = false
  /// True where it must be called once per turn without a keyboard too.
  var needsTurns: Bool {
    !isPaused && (isHeldBack || (adjusted.needsLayout && !isLaidOut))
  }

  /// The view that was measured last.
  private(set) weak var view: UIView?

  /// Condition under which something is written.
  private let condition: KeyboardCondition
  /// Called with each new cover, in the animation of the change.
  private let alongside: CoverHandler?
  /// Called with each new cover, at the end of the animation.
  private let completion: CoverHandler?
  /// Accessory view of the first responder, as the last look outside of a turn has found it.
  private weak var accessory: UIView?
  private var watch: KeyboardWatch?
  /// Follower of the finger that drags the keyboard; `nil` where no scroll view was given.
  private var drag: KeyboardDragFollower?
  /// Covers that the handlers know of.
  private var news = KeyboardNews()
  /// Count of the turns in a row in which the app wrote another number.
  private var writeBack = KeyboardWriteBack()
  /// Result of the last look, which a turn without a move repeats.
  private var last: KeyboardLook?
  /// True while something is written, so that a layout caused by it is no reason to look.
  private var isApplying = false
  /// True once it was measured at the end of a turn, after layout.
  private var isLaidOut = false
  /// The completion that waits for the end of the animation of the adjuster before.
  private var nestedCompletion: (() -> Void)?

  init(
    _ adjusted: any Adjustable,
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
  func start(_ tracker: KeyboardTracker, dragging scrollView: UIScrollView? = nil) {
    let watch = KeyboardWatch.of(tracker)
    if let thing = adjusted.thing, let older = AdjustedThings.claim(thing, for: self) {
      older.end()
      adjusted.inherit(from: older.adjusted)
    }
    self.watch = watch
    watch.add(self)
    if let scrollView {
      drag = KeyboardDragFollower(scrollView, watch) { [weak self] in self?.look(since: .change($0))
      }
    }
    look(since: .layout)
  }

  /// Leaves everything where it is until ``resume()``.
  func pause() {
    isPaused = true
    watch?.needsMayHaveChanged()
  }

  /// Makes the net change since ``pause()``, without an animation.
  func resume() {
    isPaused = false
    look(since: .layout)
  }

  /// Sets the app's own part of the number; ignored where it is not finite.
  func setBase(_ base: CGFloat) {
    guard watch != nil, !isApplying, base.isFinite else { return }
    isApplying = true
    adjusted.base = base
    isApplying = false
    look(since: .layout)
  }

  /// Puts back what was changed, and ends.
  func stop() {
    guard watch != nil else { return }
    end()
    AdjustedThings.release(self)
    adjusted.restore()
  }

  /// Ends without putting anything back, as when a newer adjustment takes the thing over.
  private func end() {
    watch?.remove(self)
    watch = nil
    drag = nil
  }
}

// MARK: - Reasons to look

extension KeyboardAdjuster {
  /// Looks because of a change of the keyboard, inside its animation.
  func take(_ transition: KeyboardTransition) {
    writeBack.reset()
    drag?.settle(in: transition.state)
    look(since: .change(transition.animation))
  }

  /// A show back to full height after a drag is no transition.
  func take(_ report: KeyboardReport) {
    guard let watch, case .notification(let notification) = report.event else { return }
    guard report.outcome == .dropped(.duplicate) || report.outcome == .noted else { return }
    guard drag?.isReleased == true, drag?.settle(in: watch.state) == true else { return }
    look(since: .change(notification.payload.animation))
  }

  /// Looks at the end of a turn of the run loop.
  ///
  /// - Returns: True where something was written.
  func turn(_ cause: KeyboardCause, isAgain: Bool) -> Bool {
    guard watch != nil, !isPaused, !isApplying, !writeBack.isEndless else { return false }
    let look = measure(since: cause)
    if look?.place != nil { isLaidOut = true }
    guard let look, isDue(look) else {
      if !isAgain { writeBack.reset() }
      isHeldBack = false
      if cause.reveals { self.look(since: cause) }
      return false
    }
    guard condition.isMet() else {
      isHeldBack = true
      return false
    }
    if !isAgain { countWriteBack(look) }
    perform(look, since: cause)
    return true
  }

  /// Looks at what is covered now, and changes what is to change.
  func look(since cause: KeyboardCause) {
    guard watch != nil, !isPaused, !isApplying else { return }
    if cause.isForced { writeBack.reset() }
    if cause.laysOut, !cause.isTurn, adjusted.changesLayout {
      // Layout that waits for other reasons is not animated along: badoo/Chatto#133.
      UIView.performWithoutAnimation { adjusted.reference?.view.layoutIfNeeded() }
    }
    guard let look = measure(since: cause) else { return }
    let isDue = isDue(look)
    guard isDue || cause.reveals, condition.isMet() else {
      isHeldBack = isDue
      watch?.needsMayHaveChanged()
      return
    }
    isHeldBack = false
    if isDue {
      perform(look, since: cause)
    } else if let move = adjusted.moveToReveal(in: look) {
      animate(cause, move)
    }
    watch?.needsMayHaveChanged()
  }
}

// MARK: - Looking and writing

extension KeyboardAdjuster {
  /// Measures the reference once; `nil` where there is nothing to measure.
  private func measure(since cause: KeyboardCause) -> KeyboardLook? {
    guard let watch, let reference = adjusted.reference ?? lostReference else { return nil }
    view = reference.view
    // In a turn nothing is asked of the app.
    if !cause.isTurn { accessory = reference.view.accessoryView }
    let place = reference.place(accessory: accessory, known: cause.isTurn ? last?.place : nil)
    let state = drag?.lowered(watch.state) ?? watch.state
    if cause.isTurn, let last, place == last.place, state == last.cover.state { return last }
    let cover = news.cover(
      of: place,
      bounds: reference.view.bounds,
      in: state,
      animation: cause.animation
    )
    guard let cover else { return nil }
    let scale = reference.view.window?.screen.scale ?? 1
    var look = KeyboardLook(
      place: place,
      cover: cover,
      options: options,
      tolerance: 0.5 / max(scale, 1)
    )
    last = look
    look.isForced = cause.isForced
    return look
  }

  /// The view that was measured, where it refers to nothing any more.
  private var lostReference: KeyboardReference? {
    view.map { KeyboardReference($0) }
  }

  /// True where the thing or a handler has to follow the look.
  private func isDue(_ look: KeyboardLook) -> Bool {
    adjusted.isDue(for: look) || (alongside != nil && isNews(look))
  }

  /// The height in points of the accessory view that the last look has found in the keyboard's frame.
  ///
  /// From iOS 26 on the view is above the frame: https://github.com/badoo/Chatto/pull/797
  /// (decided by `AccessoryViewTests`)
  var accessoryHeight: CGFloat {
    guard let accessory, let screen = accessory.window?.screen else { return 0 }
    let top = accessory.convert(accessory.bounds, to: screen.coordinateSpace).minY
    let isAbove = watch?.state.dockedFrame.map { top < $0.minY - 1 } ?? false
    return isAbove ? 0 : accessory.bounds.height
  }

  /// True where the handlers know of another cover.
  private func isNews(_ look: KeyboardLook) -> Bool {
    news.isNews(look.cover, within: look.tolerance)
  }

  /// Writes what a look has found, in this order: the thing, its layout, what stands on it, what moves
  /// alongside, and the offset that reveals the focus.
  private func perform(_ look: KeyboardLook, since cause: KeyboardCause) {
    isApplying = true
    defer { isApplying = false }
    let isNews = isNews(look)
    let isFirst = news.last == nil && look.cover.height == 0
    if isNews { news.take(look.cover) }
    let view = adjusted.reference?.view
    let changes = { [adjusted, alongside, next] in
      adjusted.write(look)
      if adjusted.changesLayout, cause.laysOut { view?.layoutIfNeeded() }
      if cause.laysOut { next?.look(since: cause.nested) }
      if isNews, let alongside {
        alongside(look.cover)
        if cause.laysOut { view?.layoutIfNeeded() }
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
      next?.completeNested()
    }
    guard cause.laysOut, drag?.isHeld != true else {
      changes()
      return end()
    }
    UIView.animate(with: canAnimate ? cause.animation : nil, animations: changes) { _ in end() }
  }

  /// Calls the completion of a look that ran inside the animation of another.
  private func completeNested() {
    let completion = nestedCompletion
    nestedCompletion = nil
    completion?()
  }

  /// False for a view that is not on screen, or is sliding in with its controller.
  private var canAnimate: Bool {
    guard let view, view.window != nil else { return false }
    return !view.isBeingPresented
  }

  /// Counts a write, and reports once an app that writes back without an end.
  private func countWriteBack(_ look: KeyboardLook) {
    writeBack.add(look.place?.frame, number: adjusted.number)
    guard writeBack.isEndless else { return }
    FailureReporter.shared.report(
      "\(type(of: adjusted)): the app writes back at every turn, so the keyboard's part is left out.",
      of: KeyboardNotificationType.willShow.name,
      reading: KeyboardWriteBack.self,
      remedy: "Write the app's own part through the adjustment's base."
    )
  }
}
#endif
