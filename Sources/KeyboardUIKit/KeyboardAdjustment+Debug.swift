#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

extension KeyboardAdjustment: CustomDebugStringConvertible {
  /// What is adjusted, its value and the part of it that is the app's, and the reason if nothing is
  /// done.
  ///
  /// Write `po adjustment` in the debugger. Off the main actor it has no details.
  public nonisolated var debugDescription: String {
    guard MainQueue.isCurrent else { return "KeyboardAdjustment, off the main actor" }
    return MainActor.assumeIsolated { "KeyboardAdjustment of \(running.debugText)" }
  }
}

extension ActiveAdjustment {
  var debugText: String {
    let name = target.object.map { "\(type(of: $0))" } ?? "nothing"
    var parts = [name]
    let now = TargetMeasurement(area: nil, content: target.content)
    if let base = machine.baseValue(in: now), let first = now.numbers.first {
      parts.append("\(first.number) \(first.value), \(base) of it the app's")
    }
    if let idleReason { parts.append("does nothing: \(idleReason)") }
    return parts.joined(separator: ", ")
  }

  /// The reason why the keyboard's space is not made now; `nil` if it is.
  private var idleReason: String? {
    guard let coordinator else { return "it has ended, or a newer adjustment has replaced it" }
    guard target.object != nil else { return "the view is gone" }
    let isLeftAlone =
      followedTarget?.isUnadjustable == true || machine.isInConflict || machine.hasGivenUp
    if isLeftAlone { return "it is left alone: the log says why" }
    if (target.object as? NSLayoutConstraint)?.isActive == false {
      return "the constraint is not active"
    }
    if isPaused { return KeyboardAdjustment.CoveredFocusReason.isPaused.description }
    if !condition.isMet(coordinator.focus) {
      return KeyboardAdjustment.CoveredFocusReason.conditionIsNotMet.description
    }
    if target.reference?.view.window == nil { return "the view is in no window" }
    return coordinator.loweredKeyboard.idleReason
      ?? (machine.isAtRest ? "the keyboard does not cover the view" : nil)
  }
}

extension FocusedViewsAdjustment {
  var debugText: String {
    var parts = ["focused views"]
    parts += running.filter { $0.coordinator != nil }.map(\.debugText)
    if let idleReason { parts.append("does nothing: \(idleReason)") }
    return parts.joined(separator: ", ")
  }

  private var idleReason: String? {
    guard let coordinator else { return "it has ended" }
    if !isNewest { return "a newer one is in effect" }
    if isPaused { return KeyboardAdjustment.CoveredFocusReason.isPaused.description }
    if !condition.isMet(coordinator.focus) {
      return KeyboardAdjustment.CoveredFocusReason.conditionIsNotMet.description
    }
    if let reason = coordinator.loweredKeyboard.idleReason { return reason }
    guard let focus = coordinator.focus.view else {
      return "no view has the focus, or none that is known"
    }
    guard listAdjustments.isEmpty, moved?.machine.isAtRest != false else { return nil }
    let reason =
      coordinator.reasonForCovering(focus)?.description ?? "UIKit or the app keeps it clear"
    return "\(type(of: focus)) has the focus, and \(reason)"
  }
}

extension KeyboardState {
  /// The reason why the keyboard covers no view; `nil` if it may cover one.
  fileprivate var idleReason: String? {
    if !isVisible { return "no keyboard is up" }
    return dockedFrame == nil ? "the keyboard is not docked" : nil
  }
}
#endif
