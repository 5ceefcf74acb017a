public import Foundation

/// One line of a trace: when, and what.
public struct KeyboardTraceRecord: Sendable, Equatable {
  /// The seconds since the start of the trace; `nil` means the time of the record before.
  public var time: TimeInterval?
  /// What the record says.
  public var content: KeyboardTraceContent

  /// Makes a record from its parts.
  public init(time: TimeInterval? = nil, _ content: KeyboardTraceContent) {
    self.time = time
    self.content = content
  }
}
