#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// The effects of the state machine on views, closures and the log.
extension ActiveAdjustment {
  /// Performs effects in their order, until one ends the adjustment.
  func perform(_ effects: [AdjustmentEffect]) {
    for effect in effects where coordinator != nil { perform(effect) }
  }

  private func perform(_ effect: AdjustmentEffect) {
    switch effect {
    case .animate(let animation, let update, let effects):
      UIView.animate(alongside: animation) {
        self.perform(effects)
      } completion: { _ in
        self.perform(self.machine.handle(.animationEnded(update: update)))
      }
    case .write(let target, let writes):
      // mutant: swap, because the mark is read after the update
      hasChanged = true
      targets[target].write(writes)
    case .scroll(let offset): targets.last?.scroll(to: offset)
    case .layOut(let target): targets[target].layOut()
    case .deliver(let overlap):
      // mutant: swap, because the mark is read after the update
      hasChanged = true
      alongside?(overlap)
    case .complete(let overlap): completion?(overlap)
    case .measure(let target, let findsFocus):
      let focus = findsFocus ? focus(in: target) : nil
      let measurement = targets[target].measure(accessory: accessory)
      perform(machine.handle(.measured(measurement, focus: focus)))
    case .evaluateCondition:
      perform(machine.handle(.conditionEvaluated(isMet: condition.isMet())))
    case .settleTimer(let isRunning): settleTimer = isRunning ? makeSettleTimer() : nil
    case .log(let fault): log(fault)
    }
  }

  private func focus(in target: Int) -> CGRect? {
    let focus = targets[target].focus
    guard let revealing, let scrollView = targets[target].object as? UIScrollView else {
      return focus
    }
    return revealing(scrollView, focus)
  }

  private func makeSettleTimer() -> NotificationToken? {
    coordinator?.schedule(KeyboardDrag.settlingTime) { [weak self] in
      guard let self, let coordinator else { return }
      update(for: .keyboardRepetition(coordinator.keyboard.animation))
    }
  }

  private func log(_ fault: AdjustmentFault) {
    switch fault {
    case .resets(let number, let target):
      Self.failureLog.log(
        "The app resets \(number) before each frame, so the space for the keyboard is left out.",
        about: targets[target].object,
        remedy: "Write the app's own part through the adjustment's valueWithoutKeyboard."
      )
    case .movesMeasuredArea:
      Self.failureLog.log(
        "The closure moves the view that it follows, or the constraint what it refers to.",
        about: view,
        remedy: "Follow the view that holds it."
      )
    }
  }
}
#endif
