public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// Recorder that writes the keyboard's notifications on a device to a trace, to play elsewhere.
///
/// Make one when the app starts, or when a tester requests it, and keep it. Each record is written
/// when it happens, so that a crash costs the last line at most, and each launch of the app writes
/// a file of its own, so that the launch after a crash does not replace what led to it.
///
/// ```swift
/// let recorder = try KeyboardTraceRecorder(folder: url, title: "A chat")
/// ```
///
/// Nothing personal is written: of the user info only the keys that UIKit posts, and of these only
/// numbers, rectangles and points. Anything else is written as the name of its type.
///
/// The recorder observes the notification centre on its own. If an observer of a notification
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
    /// A record could not be written, for the reason given.
    case failed(String)
  }

  /// Frame of a view on the screen, and the height of the safe area at its bottom, in points.
  public typealias View = (frame: CGRect, safeAreaBottom: CGFloat)

  /// The reason why the recording has ended; `nil` while it continues.
  public private(set) var ending: Ending?

  private let file: RotatingFile?
  private let byteLimit: Int
  private let environment: @MainActor () -> KeyboardEnvironment
  private let view: @MainActor () -> View?
  private let now: @MainActor () -> TimeInterval
  private let write: @MainActor (String) throws -> Void
  private let start: TimeInterval
  private var time: TimeInterval = 0
  private var recorded = RecordedEnvironment()
  /// The state of the app and that of the keyboard, with which the next file begins.
  private var applicationState = KeyboardApplicationState.active
  private var keyboard = KeyboardStateMachine()
  private var registrations: [NotificationToken] = []

  /// Begins a recording in a new file of a folder.
  ///
  /// The files are rotated like a log's: when one is full, the next begins with the screen, the
  /// view, the settings and the keyboard as they are, so that each can be played by itself. So does
  /// the file that is begun when the current one was moved or removed. An app and its extensions
  /// may record to one folder.
  ///
  /// - Parameters:
  ///   - folder: The folder to write to; it is made if there is none.
  ///   - title: The subject of the recording, in a few words.
  ///   - fileCount: The number of files to keep, the new one included; older ones are removed.
  ///   - byteLimit: The size, in bytes, at which a file is full, 4 kB at least; the next one begins
  ///     as soon as the keyboard rests. 4 MB hold some 5 000 notifications.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - view: Returns the place of the view to keep clear, in screen coordinates; called at each
  ///     notification. `nil` if it is not known, as outside a window.
  ///   - environment: Returns the screen, the window and the settings; called at each notification.
  ///     By default it is that of the shared tracker: the screen, and the window and the settings
  ///     if KeyboardUIKit follows the keyboard for a view.
  /// - Throws: The error of the file system if the file cannot be written; no older one is
  ///   removed then.
  public convenience init(
    folder: URL,
    title: String,
    fileCount: Int = 3,
    byteLimit: Int = 4 << 20,
    center: NotificationCenter = .default,
    view: @escaping @MainActor () -> View? = { nil },
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) throws {
    let header = KeyboardTrace.Record(.header(.recording(title))).jsonLine
    let file = try RotatingFile(header: header, in: folder, keeping: fileCount)
    self.init(
      file: file,
      byteLimit: byteLimit,
      center: center,
      view: view,
      environment: environment,
      write: { try file.append($0) }
    )
  }

  /// Begins a recording whose lines a closure keeps.
  ///
  /// - Parameters:
  ///   - title: The subject of the recording, in a few words.
  ///   - center: The notification centre that the keyboard notifications are posted to.
  ///   - view: Returns the place of the view to keep clear, in screen coordinates; called at each
  ///     notification. `nil` if it is not known, as outside a window.
  ///   - environment: Returns the screen, the window and the settings; called at each notification.
  ///     By default it is that of the shared tracker.
  ///   - write: Keeps one line, its line feed included; an error ends the recording.
  public convenience init(
    title: String,
    center: NotificationCenter = .default,
    view: @escaping @MainActor () -> View? = { nil },
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    write: @escaping @MainActor (Data) throws -> Void
  ) {
    self.init(
      header: .recording(title),
      center: center,
      view: view,
      environment: environment,
      write: { try write(Data(($0 + "\n").utf8)) }
    )
  }

  /// Begins a recording in a file that has its header, or with a closure, by a clock of its own.
  init(
    header: KeyboardTraceHeader? = nil,
    file: RotatingFile? = nil,
    byteLimit: Int = .max,
    center: NotificationCenter,
    view: @escaping @MainActor () -> View?,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @MainActor (String) throws -> Void
  ) {
    self.file = file
    self.byteLimit = min(max(4_096, byteLimit), .max / 2)
    self.environment = environment ?? { KeyboardTracker.shared.environment() }
    self.view = view
    self.now = now
    self.write = write
    start = now()
    registrations = RecordedEvent.descriptors.map { descriptor in
      center.addMainActorObserver(descriptor: descriptor) { [weak self] in self?.receive($0) }
    }
    if let header { append(KeyboardTrace.Record(.header(header)).jsonLine) }
    applicationState = self.environment().applicationState
    recordBeginning()
  }

  /// The recordings in the folder, the newest first; none if a closure keeps the lines.
  public var files: [URL] {
    file?.files ?? []
  }

  /// Writes down the screen, the window and the view now, if they have changed.
  ///
  /// This is done before each notification anyway. Call it when the screen turns, so that the time
  /// of that is in the trace too. After the end it does nothing.
  public func recordEnvironment() {
    guard !registrations.isEmpty else { return }
    var environment = environment()
    let view = view()
    environment.view = view?.frame ?? environment.view
    recorded.changes(to: environment, safeAreaBottom: view?.safeAreaBottom ?? 0).forEach(record)
  }

  /// Ends the recording, and writes that it was stopped.
  ///
  /// Calling it again does nothing. A recorder that is released without it ends silently.
  public func stop() {
    guard !registrations.isEmpty else { return }
    registrations = []
    guard ending == nil else { return }
    append(KeyboardTraceFormat.line("end", [("time", elapsed), ("reason", "stopped")]))
    ending = ending ?? .stopped
  }
}

extension KeyboardTraceRecorder {
  private func receive(_ notification: RecordedEvent) {
    rotate(before: notification.event)
    recordEnvironment()
    record(notification.content(screenName: recorded.name(of: notification.screen)))
    if let event = notification.event { _ = keyboard.handle(event, in: environment()) }
    if case .application(let state) = notification.event { applicationState = state }
  }

  /// Begins the next file if this one is full or gone.
  ///
  /// It begins with an announcement while the keyboard rests, so that a move and its confirmations,
  /// late ones too, are in one file; unless that would make it longer than two.
  private func rotate(before event: KeyboardEvent?) {
    guard ending == nil, let file else { return }
    let isResting = [.hidden, .shown].contains(keyboard.state.visibility)
    let limit = isResting && event?.isAnnouncement == true ? byteLimit : 2 * byteLimit
    guard file.byteCount >= limit || file.isGone else { return }
    let name = file.name
    do {
      // mutant: swap, because after an error nothing more is recorded
      try file.rotate()
      recorded = RecordedEnvironment()
      append(KeyboardTraceFormat.line("cut", [("time", elapsed), ("continues", name)]))
      recordBeginning()
    } catch {
      ending = .failed(String(describing: error))
    }
  }

  /// Writes the records that a player needs before the first notification of a file.
  private func recordBeginning() {
    recordEnvironment()
    if applicationState != .active { record(.application(applicationState)) }
    let types: [KeyboardNotificationType]
    switch keyboard.state.visibility {
    case .hidden, .hiding: return
    case .showing: types = [.willShow]
    case .shown: types = [.willShow, .didShow]
    }
    let frame = keyboard.state.frame.map { KeyboardTraceValue(posted: $0) }
    let userInfo = [KeyboardUserInfoKey.endFrame: frame].compactMapValues(\.self)
    let screen = recorded.name(of: keyboard.state.screen)
    for type in types {
      record(.notification(name: type.name.rawValue, userInfo: userInfo, screen: screen))
    }
  }

  private func record(_ content: KeyboardTraceContent) {
    append(KeyboardTrace.Record(time: elapsed, content).jsonLine)
  }

  /// Writes a line; after an error nothing more is written, since half of it may stand there.
  private func append(_ line: String) {
    guard ending == nil else { return }
    do {
      try write(line)
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

extension KeyboardEvent {
  /// True for a notification that announces a move of the keyboard.
  fileprivate var isAnnouncement: Bool {
    guard case .notification(let notification) = self else { return false }
    return notification.type.isAnnouncement
  }
}
