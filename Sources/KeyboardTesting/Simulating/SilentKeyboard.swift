import Foundation

/// A keyboard that posts nothing about itself, as a hardware keyboard on a phone does.
///
/// Hand it to code that should do without the keyboard's notifications: a test that passes with it
/// proves that they were not needed. It is never on screen; its app still goes to the background
/// and returns.
@MainActor
public final class SilentKeyboard: SimulatedKeyboard {
  override func arranged(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    steps.filter { !$0.isPost }
  }

  override func place(_ frame: CGRect?) {
    super.place(nil)
  }
}
