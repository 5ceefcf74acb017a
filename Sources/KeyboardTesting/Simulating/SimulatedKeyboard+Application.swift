import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Takes the app to the background and back; some work may be done there.
  ///
  /// The keyboard is hidden while the app is not active, and comes back announced twice:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/556. All of it is posted at once,
  /// with a clock too, except for what follows the return.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () throws -> Void) rethrows {
    let wasUp = leaveForBackground()
    defer { returnFromBackground(showing: wasUp) }
    try body()
  }

  /// Takes the app to the background and back; work is done there that takes time.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () async throws -> Void) async rethrows {
    let wasUp = leaveForBackground()
    defer { returnFromBackground(showing: wasUp) }
    try await body()
  }

  /// Takes the app to the background and back.
  public func background() {
    background {}
  }

  private func leaveForBackground() -> Bool {
    let wasUp = destination != nil
    let hide = wasUp ? disappearance() : []
    perform([.application(.inactive)] + hide + [.application(.background)], atOnce: true)
    return wasUp
  }

  private func returnFromBackground(showing: Bool) {
    var steps: [SimulatedStep] = [.application(.inactive), .application(.active)]
    if showing, hasFocus, destination == nil {
      let repeated = appearance().filter { $0.delay == 0 && $0.isPost }.suffix(1)
      steps += repeated + appearance()
    }
    perform(steps)
  }

  /// Locks the device: with the keyboard up, empty frames are posted while the app goes.
  ///
  /// The frames and durations are all zero:
  /// https://github.com/GetStream/stream-chat-react-native/pull/3803. With cross-fade transitions
  /// such frames hide the keyboard, so that it is hidden until the device is unlocked.
  public func lock() {
    let isUp = announced != nil
    isHiddenByLock = isUp && environment.prefersCrossFadeTransitions
    let burst = isUp ? move(.show, from: .zero, to: .zero, duration: 0).steps() : []
    let posted = isHiddenByLock ? burst : burst.filter { !$0.isPlace }
    perform([.application(.inactive)] + posted + [.application(.background)], atOnce: true)
  }

  /// Unlocks the device: the app returns, and a keyboard that was up is announced again.
  ///
  /// The announcement is a choice made here, the harder case for an app: no public source gives it.
  public func unlock() {
    var steps: [SimulatedStep] = [.application(.inactive), .application(.active)]
    if let destination {
      steps += announcement(of: destination)
    } else if isHiddenByLock, hasFocus {
      steps += appearance()
    }
    isHiddenByLock = false
    perform(steps)
  }
}
