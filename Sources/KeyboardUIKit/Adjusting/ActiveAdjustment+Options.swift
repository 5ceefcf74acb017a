#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import KeyboardNotifications
import TypedNotifications

extension ActiveAdjustment {
  /// The options at present.
  var options: AdjustmentOptions { machine.options }

  /// Sets an option, unless it does not apply or is the same.
  func set<Value: Equatable>(
    _ property: AdjustmentKind.Property,
    _ option: WritableKeyPath<AdjustmentOptions, Value>,
    to value: Value
  ) {
    guard has(property), options[keyPath: option] != value else { return }
    change { $0[keyPath: option] = value }
  }

  /// Returns true if a property applies to this kind of adjustment; logs one that does not,
  /// once.
  func has(_ property: AdjustmentKind.Property) -> Bool {
    if kind.has(property) { return true }
    Self.failureLog.log(
      "\(property.rawValue) does not apply to the adjustment of a \(kind.rawValue).",
      of: Notification.Name("KeyboardAdjustment.\(property.rawValue)"),
      payload: KeyboardAdjustment.self,
      remedy: "It is left as it was."
    )
    return false
  }

  /// Calls a new handler at once with the present overlap.
  func alongsideDidChange() {
    // mutant: swap, because neither depends on the other
    machine.forgetDelivery()
    handlersDidChange()
    if alongside != nil { update(for: .option) }
  }

  /// Measures the present overlap, so that a new handler is called for later changes only.
  func completionDidChange() {
    let wasDelivering = machine.options.delivery != nil
    handlersDidChange()
    if !wasDelivering, completion != nil { update(for: .option) }
  }

  /// Makes the state machine deliver overlaps as long as there is a handler.
  private func handlersDidChange() {
    let hasHandler = alongside != nil || completion != nil
    machine.options.delivery = hasHandler ? delivery : nil
  }
}
#endif
