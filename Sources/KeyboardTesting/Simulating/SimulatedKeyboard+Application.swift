import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// The app goes to the background, something happens there, and it returns.
  ///
  /// The keyboard is hidden while the app is not active, and comes back announced twice:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/556. All of it is posted at once,
  /// with a clock too, except for what follows the return.
  ///
  /// - Parameter body: What happens while the app is in the background.
  public func background(_ body: @MainActor () throws -> Void) rethrows {
    let wasUp = frame != nil
    var leaving = [SimulatedStep.application(.inactive)]
    if let frame { leaving += disappearance(from: frame) }
    perform(leaving + [.application(.background)], atOnce: true)
    defer { returnFromBackground(showing: wasUp && hasFocus && frame == nil) }
    try body()
  }

  private func returnFromBackground(showing: Bool) {
    var steps = [SimulatedStep.willEnterForeground, .application(.active)]
    if showing {
      let appearance = appearance()
      let repeated = appearance.filter { $0.delay == 0 && $0.isPost }.suffix(1)
      steps += repeated + appearance
    }
    perform(steps)
  }

  /// The app goes to the background, and returns.
  public func background() {
    background {}
  }

  /// The device is locked: with the keyboard up, empty frames are posted while the app goes.
  ///
  /// The frames and durations are all zero:
  /// https://github.com/GetStream/stream-chat-react-native/pull/3803
  public func lock() {
    var steps = [SimulatedStep.application(.inactive)]
    if frame != nil {
      var burst = move(.show, from: .zero, to: .zero, duration: 0)
      burst.confirmedAfter = 0
      steps += burst.steps()
    }
    perform(steps + [.application(.background)], atOnce: true)
  }

  /// The device is unlocked: the app returns, and a keyboard that was up is announced again.
  ///
  /// That it is announced is a choice made here, the harder case for an app: no public source says.
  public func unlock() {
    var steps = [SimulatedStep.willEnterForeground, .application(.active)]
    if let frame {
      let kind: SimulatedMove.Kind = undockedFrame == nil ? .show : .changeFrame
      steps += move(kind, from: frame, to: frame).steps()
    }
    perform(steps)
  }
}
