import Foundation
import KeyboardNotifications

/// What an observer of the state machine has summed up, not what the machine knows.
struct HeightHere: CommonAlgorithm {
  private(set) var height: CGFloat = 0
  private var machine = KeyboardStateMachine()

  mutating func take(_ event: KeyboardEvent, in environment: KeyboardEnvironment) {
    height += machine.handle(event, in: environment).transition?.heightIncrement ?? 0
  }
}
