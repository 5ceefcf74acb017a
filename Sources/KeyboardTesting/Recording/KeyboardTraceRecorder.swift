public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// Recorder that writes the keyboard's notifications on a device to a trace, to play elsewhere.
///
/// Make one when the app starts, or when a tester requests it, and keep it. Each record is written
/// when it happens, so that a crash costs the last line at most, and each session of the app has a
/// file of its own, so that the start after a crash does not replace what led to it.
///
/// ```swift
/// let recorder = try KeyboardTraceRecorder(folder: url, title: "A chat")
/// ```
///
/// Nothing personal is written: of the user info only the keys that UIKit posts, and of these only
/// numbers, rectangles and points. Anything else is written as the name of its type.
///
/// The recorder observes the notification centre on its own. Where an observer of a notification
/// makes the system post another, such as by resigning the first responder, the recorder is called
/// for the two in the order in which the centre calls its observers, which is not defined. Make the
/// recorder before anything else observes the keyboard: then it is called first, as far as is
/// known.
@MainActor
public final class KeyboardTraceRecorder {
  /// Reason why a recording has ended.
  public enum Ending: Sendable, Hashable {
    /// ``KeyboardTraceRecorder/stop()`` was called.
    case stopped
    /// One more record would have made the recording longer than allowed.
    ///
    /// Only a recording that a closure keeps ends like this; a file leaves out its beginning.
    case sizeLimit(unrecorded: Int)
    /// A record could not be written, for the reason given.
    case failed(String)
  }

  /// The reason why the recording has ended; `nil` while it continues.
  public private(set) var ending: Ending?

  private let file: RecordingFile?
  private let byteLimit: Int
  private let environment: @MainActor () -> KeyboardEnvironment
  private let safeAreaBottom: @MainActor () -> CGFloat
  private let now: @MainActor () -> TimeInterval
  private let write: @MainActor (String) throws -> Void
  private let start: TimeInterval
  private var byteCount = 0
  private var time: TimeInterval = 0
  private var recorded = RecordedEnvironment()
  private var registrations: [NotificationToken] = []

  /// Begins a recording in a new file of a folder.
  ///
  /// A file that grows too long loses its beginning: the end is kept, with what is needed to
  /// interpret it.
  ///
  /// - Parameters:
  ///   - folder: The folder to write to; it is made where there is none.
  ///   - title: The subject of the recording, in a few words.
  ///   - sessions: The number of files to keep, the new one included; older ones are removed.
  ///   - byteLimit: The longest file, in bytes; 4 MB hold some 5 000 notifications.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - environment: Returns the screen, window, view and settings; called at each notification. By
  ///     default it is that of the shared tracker: the screen, and the window and the settings where
  ///     KeyboardUIKit follows the keyboard for a view.
  ///   - safeAreaBottom: Gives the bottom safe-area inset of the view, in points.
  /// - Throws: The error of the file system where the file cannot be made.
  public convenience init(
    folder: URL,
    title: String,
    sessions: Int = 3,
    byteLimit: Int = 4 << 20,
    center: NotificationCenter = .default,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    safeAreaBottom: @escaping @MainActor () -> CGFloat = { 0 }
  ) throws {
    let file = try RecordingFile(in: folder, keeping: sessions, limit: byteLimit)
    self.init(
      header: .recording(title),
      file: file,
      center: center,
      environment: environment,
      safeAreaBottom: safeAreaBottom,
      write: file.append
    )
  }

  /// Begins a recording whose lines a closure keeps.
  ///
  /// - Parameters:
  ///   - title: The subject of the recording, in a few words.
  ///   - byteLimit: The longest recording, in bytes; it ends there.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - environment: Returns the screen, window, view and settings; called at each notification. By
  ///     default it is that of the shared tracker.
  ///   - safeAreaBottom: Gives the bottom safe-area inset of the view, in points.
  ///   - write: Keeps one line, its line feed included; an error ends the recording.
  public convenience init(
    title: String,
    byteLimit: Int = 4 << 20,
    center: NotificationCenter = .default,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    safeAreaBottom: @escaping @MainActor () -> CGFloat = { 0 },
    write: @escaping @MainActor (Data) throws -> Void
  ) {
    self.init(
      header: .recording(title),
      byteLimit: byteLimit,
      center: center,
      environment: environment,
      safeAreaBottom: safeAreaBottom,
      write: { try write(Data(($0 + "\n").utf8)) }
    )
  }

  /// Begins a recording in a file or with a closure; lines have no line feed, and the time is in
  /// seconds since any moment.
  init(
    header: KeyboardTraceHeader,
    file: RecordingFile? = nil,
    byteLimit: Int = .max,
    center: NotificationCenter,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    safeAreaBottom: @escaping @MainActor () -> CGFloat,
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @MainActor (String) throws -> Void
  ) {
    self.file = file
    self.byteLimit = byteLimit
    self.environment = environment ?? { KeyboardTracker.shared.environment() }
    self.safeAreaBottom = safeAreaBottom
    self.now = now
    self.write = write
    start = now()
    registrations = RecordedUserInfo.descriptors.map { descriptor in
      center.addMainActorObserver(descriptor: descriptor) { [weak self] in self?.receive($0) }
    }
    append(KeyboardTrace.Record(.header(header)).jsonLine)
    recordEnvironment()
    let state = self.environment().applicationState
    if state != .active { record(.application(state)) }
  }

  /// The recordings in the folder, the newest first; none where a closure keeps the lines.
  public var files: [URL] {
    file?.files ?? []
  }

  /// Writes down the screen, the window and the view now, if they have changed.
  ///
  /// This is done before each notification anyway. Call it when the screen turns, so that the time
  /// of that is in the trace too. After the end it does nothing.
  public func recordEnvironment() {
    guard !registrations.isEmpty else { return }
    recorded.changes(to: environment(), safeAreaBottom: safeAreaBottom()).forEach(record)
  }

  /// Ends the recording, and writes at its end how much of it is missing.
  ///
  /// Calling it again does nothing. A recorder that is released without it ends silently.
  public func stop() {
    guard !registrations.isEmpty else { return }
    registrations = []
    if case .failed = ending { return }
    ending = ending ?? .stopped
    appendEnd("stopped")
  }
}

extension KeyboardTraceRecorder {
  /// Room for the two lines that end a recording.
  private static let roomForEnd = 256

  private func receive(_ notification: RecordedNotification) {
    recordEnvironment()
    record(notification.content(recorded.name(of: notification.screen)))
  }

  private func record(_ content: KeyboardTraceContent) {
    if case .sizeLimit(let unrecorded) = ending {
      ending = .sizeLimit(unrecorded: unrecorded + 1)
    }
    guard ending == nil else { return }
    let line = KeyboardTrace.Record(time: elapsed, content).jsonLine
    if byteCount + line.utf8.count + Self.roomForEnd <= byteLimit {
      append(line)
    } else {
      ending = .sizeLimit(unrecorded: 1)
      appendEnd("sizeLimit")
    }
  }

  /// Writes the line that states why the recording has ended, which is no record of a file.
  private func appendEnd(_ reason: String) {
    var count = file?.unrecordedCount ?? 0
    if case .sizeLimit(let unrecorded) = ending { count = unrecorded }
    let members: [(String, Any?)] = [("time", elapsed), ("reason", reason), ("unrecorded", count)]
    append(KeyboardTraceFormat.line("end", members), by: file?.write)
  }

  /// After an error nothing more is written: the line that failed may stand there by half.
  private func append(_ line: String, by other: ((String) throws -> Void)? = nil) {
    do {
      try (other ?? write)(line)
      byteCount += line.utf8.count + 1
    } catch {
      ending = .failed(String(describing: error))
    }
  }

  /// Seconds since the start, to a microsecond; a clock that goes back stands still here.
  private var elapsed: TimeInterval {
    let seconds = ((now() - start) * 1_000_000).rounded() / 1_000_000
    if seconds.isFinite { time = max(time, seconds) }
    return time
  }
}
