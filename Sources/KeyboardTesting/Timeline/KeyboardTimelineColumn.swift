/// One step in time of a timeline: what happens in it, and what becomes of that.
public struct KeyboardTimelineColumn: Sendable, Hashable {
  /// What happens.
  public var event: KeyboardTimelineEvent
  /// The number of the frame that the notification gives, where the timeline has a row of frames.
  public var frame: Int?
  /// What becomes of it; `nil` where the timeline does not say.
  public var outcome: KeyboardTimelineOutcome?

  /// Makes a column from its parts.
  public init(
    _ event: KeyboardTimelineEvent = .nothing,
    frame: Int? = nil,
    _ outcome: KeyboardTimelineOutcome? = nil
  ) {
    self.event = event
    self.frame = frame
    self.outcome = outcome
  }
}
