public import Foundation
public import KeyboardNotifications

/// A keyboard that posts some notifications twice, some not at all, and some in the wrong order.
///
/// The same seed and the same actions give the same notifications. Whatever it has posted, code
/// that follows the keyboard well is right again after ``repair()``:
///
/// ```swift
/// let keyboard = UnpredictableKeyboard(seed: 42)
/// keyboard.show()
/// keyboard.rotate(to: .landscape)
/// keyboard.repair()
/// #expect(screen.bottomInset == keyboard.coveredHeight)
/// ```
@MainActor
public final class UnpredictableKeyboard: SimulatedKeyboard {
  /// What decides which notifications go wrong.
  public let seed: UInt64

  private var noise: SplitMix64
  private var isRepairing = false

  /// Makes a keyboard that is hidden.
  ///
  /// - Parameters:
  ///   - seed: What decides which notifications go wrong.
  ///   - device: The device whose keyboard this is.
  ///   - system: The system that posts.
  ///   - orientation: Which way the device is held.
  ///   - accessoryHeight: The height of the input accessory view, in points.
  ///   - center: Where to post; a centre of its own keeps tests apart from each other.
  ///   - object: The notification's object: the app's `UIScreen`, if it has one.
  ///   - clock: Gives each notification its time; without one all are posted at once.
  public init(
    seed: UInt64,
    device: SimulatedDevice = .iPhone,
    system: SimulatedSystem = .iOS26,
    orientation: SimulatedOrientation = .portrait,
    accessoryHeight: CGFloat = 0,
    center: NotificationCenter = NotificationCenter(),
    object: AnyObject? = nil,
    clock: (any KeyboardClock)? = nil
  ) {
    self.seed = seed
    noise = SplitMix64(seed: seed)
    super.init(
      device: device,
      system: system,
      orientation: orientation,
      accessoryHeight: accessoryHeight,
      center: center,
      object: object,
      clock: clock
    )
  }

  /// Posts one whole show or hide, with nothing wrong, of the keyboard as it is.
  ///
  /// With a clock wait until nothing is pending first, and again afterwards.
  public func repair() {
    isRepairing = true
    defer { isRepairing = false }
    if let frame {
      let kind: SimulatedMove.Kind = isDocked ? .show : .changeFrame
      perform(move(kind, from: frame, to: frame).steps())
    } else {
      let docked = dockedFrame()
      perform(move(.hide, from: docked, to: below(docked)).steps())
    }
  }

  /// Disturbs one notification of four; what else happens, happens as it should.
  override func arranged(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    guard !isRepairing else { return steps }
    var result: [SimulatedStep] = []
    for step in steps {
      switch step.isPost ? noise.next(below: 12) : nil {
      case 0: break
      case 1: result += [step, step]
      case 2: swap(step, into: &result)
      default: result.append(step)
      }
    }
    return result
  }

  /// Puts a notification in the place of the one before it, each at the other's time.
  private func swap(_ step: SimulatedStep, into result: inout [SimulatedStep]) {
    guard let last = result.last, last.isPost else {
      result.append(step)
      return
    }
    result.removeLast()
    result.append(SimulatedStep(after: last.delay, step.action))
    result.append(SimulatedStep(after: step.delay, last.action))
  }
}
