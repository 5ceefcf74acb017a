extension KeyboardAnimation {
  /// Curve of a keyboard's animation, as the raw value that the notification carries.
  ///
  /// An open set: the system sends 7, which is not among the four public curves, and any other
  /// value is kept as it came. https://github.com/lionheart/openradar-mirror/issues/4541
  public struct Curve: RawRepresentable, Sendable, Hashable {
    /// The raw value of `UIView.AnimationCurve`.
    public var rawValue: Int

    /// Makes a curve from the raw value that a notification carries; any value is accepted.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Curve that begins slowly, accelerates, and slows down again.
    public static let easeInOut = Curve(rawValue: 0)
    /// Curve that begins slowly and accelerates.
    public static let easeIn = Curve(rawValue: 1)
    /// Curve that begins fast and slows down.
    public static let easeOut = Curve(rawValue: 2)
    /// Curve of constant speed.
    public static let linear = Curve(rawValue: 3)
    /// The keyboard's own curve, a spring, which ignores the duration given with it.
    public static let keyboard = Curve(rawValue: 7)
  }
}
