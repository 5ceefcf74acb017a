public import Foundation
public import KeyboardNotifications

/// Where a drawn timeline is played: the screen, and the frames that its digits stand for.
public struct KeyboardTimelineStage: Sendable, Equatable {
  /// The screen and the settings.
  public var environment: KeyboardEnvironment
  /// The frames by number, in screen coordinates, in points.
  ///
  /// A notification without a digit gives the first one, a hide without a digit ``hidden``.
  public var frames: [CGRect]
  /// The frame of a hidden keyboard.
  public var hidden: CGRect

  /// Makes a stage from its parts.
  ///
  /// - Parameters:
  ///   - environment: The screen and the settings.
  ///   - frames: The frames by number, in points.
  ///   - hidden: The frame of a hidden keyboard; below the screen, unless given.
  public init(environment: KeyboardEnvironment, frames: [CGRect], hidden: CGRect? = nil) {
    self.environment = environment
    self.frames = frames
    var below = frames.first ?? .zero
    below.origin.y = environment.screen.map { $0.origin.y + $0.size.height } ?? 0
    self.hidden = hidden ?? below
  }

  /// A stage with the screen of a device held upright, and docked keyboards of some heights.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - heights: The heights by number, in points; that of the device's keyboard, unless given.
  public init(device: SimulatedDevice = .iPhone, heights: [CGFloat]? = nil) {
    let screen = device.portrait.frame
    let frames = (heights ?? [device.portrait.keyboardHeight]).map { height in
      CGRect(
        x: 0,
        y: screen.size.height - height,
        width: screen.size.width,
        height: height
      )
    }
    self.init(environment: KeyboardEnvironment(screen: screen), frames: frames)
  }
}
