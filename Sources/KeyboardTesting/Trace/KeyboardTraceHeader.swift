/// What a trace says of itself in its first record.
public struct KeyboardTraceHeader: Sendable, Hashable {
  /// What the trace shows, in a few words.
  public var title: String
  /// Where it comes from: an address, or "recorded".
  public var source: String?
  /// The device it was recorded on.
  public var device: String?
  /// The system it was recorded on.
  public var system: String?

  /// Makes a header from its parts.
  public init(
    title: String,
    source: String? = nil,
    device: String? = nil,
    system: String? = nil
  ) {
    self.title = title
    self.source = source
    self.device = device
    self.system = system
  }
}
