public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// Writes down what the keyboard does on a device, as a trace to play again elsewhere.
///
/// Make one when the app starts, or when a tester asks for it, and keep it; each record is written
/// when it happens, so that a crash costs the last line at most. Read such a trace with
/// ``KeyboardTrace/init(contentsOf:toleratesTruncatedLastLine:)``.
///
/// ```swift
/// let recorder = try KeyboardTraceRecorder(file: url, header: .recording("A chat"))
/// ```
///
/// Nothing personal is written: of the user info only the keys that UIKit posts, and of these only
/// numbers, rectangles and points. Anything else is written as the name of its type.
///
/// The recorder observes the notification centre on its own, and records the same whatever else
/// observes it.
@MainActor
public final class KeyboardTraceRecorder {
  /// Why a recording has ended.
  public enum Ending: Sendable, Hashable {
    /// ``KeyboardTraceRecorder/stop()`` was called.
    case stopped
    /// One more record would have made the recording longer than allowed.
    case sizeLimit
    /// A record could not be written, for the reason given.
    case failed(String)
  }

  /// Why the recording has ended; `nil` while it goes on.
  public private(set) var ending: Ending?
  /// How many records have been written, the header included and the end not.
  public private(set) var recordCount = 0
  /// How many records came after the end, and were not written.
  ///
  /// They are counted until ``stop()``.
  public private(set) var unrecordedCount = 0
  /// The length of what has been written, in bytes.
  public private(set) var byteCount = 0

  private let byteLimit: Int
  private let environment: @MainActor () -> KeyboardEnvironment
  private let safeAreaBottom: @MainActor () -> CGFloat
  private let now: @MainActor () -> TimeInterval
  private let write: @MainActor (Data) throws -> Void
  private let start: TimeInterval
  private var time: TimeInterval = 0
  private var recorded = RecordedEnvironment()
  private var registrations: [NotificationToken] = []

  /// Begins a recording whose lines a closure keeps.
  ///
  /// - Parameters:
  ///   - header: What the trace says of itself.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - byteLimit: The longest recording, in bytes; 4 MB hold some 5 000 notifications.
  ///   - environment: Gives the screen, window, view and settings; asked at each notification.
  ///   - safeAreaBottom: Gives the bottom safe-area inset of the view, in points.
  ///   - now: Gives the seconds since any moment; unlike the time of day, it is never set.
  ///   - write: Keeps one line, its line feed included; an error ends the recording.
  public init(
    header: KeyboardTraceHeader = .recording("A recording"),
    center: NotificationCenter = .default,
    byteLimit: Int = 4 * 1024 * 1024,
    environment: @escaping @MainActor () -> KeyboardEnvironment = { .system },
    safeAreaBottom: @escaping @MainActor () -> CGFloat = { 0 },
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @MainActor (Data) throws -> Void
  ) {
    self.byteLimit = byteLimit
    self.environment = environment
    self.safeAreaBottom = safeAreaBottom
    self.now = now
    self.write = write
    start = now()
    if append(Self.line(.header(header))) { recordCount = 1 }
    recordEnvironment()
    let state = environment().applicationState
    if state != .active { record(.application(state)) }
    registrations = KeyboardTraceContent.descriptors.map { descriptor in
      center.addMainActorObserver(descriptor: descriptor) { [weak self] in self?.receive($0) }
    }
  }

  /// Begins a recording in a file; a file that is there already is replaced.
  ///
  /// - Parameters:
  ///   - file: Where to write.
  ///   - header: What the trace says of itself.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - byteLimit: The longest recording, in bytes.
  ///   - environment: Gives the screen, window, view and settings; asked at each notification.
  ///   - safeAreaBottom: Gives the bottom safe-area inset of the view, in points.
  /// - Throws: Why the file cannot be made.
  public convenience init(
    file: URL,
    header: KeyboardTraceHeader = .recording("A recording"),
    center: NotificationCenter = .default,
    byteLimit: Int = 4 * 1024 * 1024,
    environment: @escaping @MainActor () -> KeyboardEnvironment = { .system },
    safeAreaBottom: @escaping @MainActor () -> CGFloat = { 0 }
  ) throws {
    let file = try RecordingFile(file)
    self.init(
      header: header,
      center: center,
      byteLimit: byteLimit,
      environment: environment,
      safeAreaBottom: safeAreaBottom,
      write: { try file.append($0) }
    )
  }

  /// Whether what happens is still written down.
  public var isRecording: Bool {
    ending == nil
  }

  /// Writes down the screen, the window and the view now, if they have changed.
  ///
  /// This is done before each notification anyway. Call it when the screen turns, so that the time
  /// of that is in the trace too.
  public func recordEnvironment() {
    let environment = environment()
    for content in recorded.changes(to: environment, safeAreaBottom: safeAreaBottom()) {
      record(content)
    }
  }

  /// Ends the recording, and says at its end how much of it is missing.
  ///
  /// Calling it again does nothing. A recorder that is released without it ends silently.
  public func stop() {
    guard !registrations.isEmpty else { return }
    registrations = []
    if case .failed = ending { return }
    ending = ending ?? .stopped
    writeEnd("stopped")
  }
}

// MARK: - Writing

extension KeyboardTraceRecorder {
  /// Room for the two lines that end a recording.
  private static let roomForEnd = 256

  private func receive(_ content: KeyboardTraceContent) {
    recordEnvironment()
    record(content)
  }

  private func record(_ content: KeyboardTraceContent) {
    guard isRecording else {
      unrecordedCount += 1
      return
    }
    let line = Self.line(content, at: elapsed)
    guard byteCount + line.count + Self.roomForEnd <= byteLimit else {
      unrecordedCount += 1
      ending = .sizeLimit
      writeEnd("sizeLimit")
      return
    }
    if append(line) { recordCount += 1 } else { unrecordedCount += 1 }
  }

  private static func line(_ content: KeyboardTraceContent, at time: TimeInterval? = nil) -> Data {
    Data((KeyboardTraceRecord(time: time, content).jsonLine + "\n").utf8)
  }

  /// Writes a record that readers skip, since they do not know its kind.
  private func writeEnd(_ reason: String) {
    let line =
      #"{"version":\#(KeyboardTraceFormat.version),"kind":"end","payload":{"#
      + #""time":\#(JSONText.number(elapsed)),"reason":"\#(reason)","#
      + #""unrecorded":\#(unrecordedCount)}}"# + "\n"
    append(Data(line.utf8))
  }

  /// After an error nothing more is written: the line that failed may stand there by half.
  @discardableResult
  private func append(_ line: Data) -> Bool {
    do {
      try write(line)
      byteCount += line.count
      return true
    } catch {
      ending = .failed(String(describing: error))
      return false
    }
  }

  /// Seconds since the start, to a microsecond; a clock that goes back stands still here.
  private var elapsed: TimeInterval {
    let seconds = ((now() - start) * 1_000_000).rounded() / 1_000_000
    if seconds.isFinite { time = max(time, seconds) }
    return time
  }
}
