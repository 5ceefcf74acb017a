public import Foundation
public import KeyboardNotifications
import TypedNotifications

/// A recorder that writes a device's keyboard notifications to a trace, which you play elsewhere.
///
/// Make one when the app starts, or when a tester asks for it, and keep it. Each record is written
/// at once, so a crash loses the last line at most. Each launch of the app starts a new file, so
/// the launch after a crash does not overwrite its recording.
///
/// ```swift
/// let recorder = try KeyboardTraceRecorder(folder: url, title: "A chat")
/// ```
///
/// No personal data is written. Only UIKit's own keys are recorded, and of their values only
/// numbers, rectangles and points. Any other value is recorded as the name of its type.
///
/// Make the recorder before any other observer of the keyboard. An observer that resigns the first
/// responder makes the system post a second notification, and a recorder that is called later would
/// record the two in the wrong order. The order in which a notification center calls its observers
/// is not documented.
@MainActor
public final class KeyboardTraceRecorder {
  /// The reason why a recording has ended.
  public enum Ending: Sendable, Hashable {
    /// ``KeyboardTraceRecorder/stop()`` was called.
    case stopped
    /// A record could not be written, for the reason given.
    case failed(String)
  }

  /// The frame of a view in screen coordinates, and its bottom safe-area inset, in points.
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
  /// The state of the app, with which the next file begins.
  private var applicationState = KeyboardApplicationState.active
  /// The type of the last keyboard notification.
  private var lastType: KeyboardNotificationType?
  private var registrations: [NotificationToken] = []

  /// Begins a recording in a new file of a folder.
  ///
  /// The files are rotated like the files of a log. A file is full at 4 MB, or about 5,000
  /// notifications, and the last three files are kept. If a file is full, or was moved or removed,
  /// the next one starts with the current screen, view and settings. A full file ends after a hide,
  /// so you can play the next one by itself. If no hide comes, it ends at twice its size, and the
  /// `importNotes` of both files say so. An app and its extensions may record to the same folder.
  ///
  /// Each record is written to the disk on the main actor, before posting returns. So use the
  /// recorder in builds for testers.
  ///
  /// - Parameters:
  ///   - folder: The folder to write to. It is created if it does not exist.
  ///   - title: The subject of the recording, in a few words.
  ///   - center: The notification center that the keyboard notifications are posted to.
  ///   - view: Returns the frame and the safe area of the view to keep clear; `nil` while it has no
  ///     window. It is called at each notification.
  ///   - environment: Returns the screen, the window and the settings. It is called at each
  ///     notification. By default it is the shared tracker's, which knows the window and the
  ///     settings only if KeyboardUIKit or KeyboardSwiftUI measures a view for that tracker.
  /// - Throws: The file system's error if the file cannot be written. Then no older file is
  ///   removed.
  public convenience init(
    folder: URL,
    title: String,
    center: NotificationCenter = .default,
    view: @escaping @MainActor () -> View? = { nil },
    environment: (@MainActor () -> KeyboardEnvironment)? = nil
  ) throws {
    try self.init(
      folder: folder,
      title: title,
      fileCount: 3,
      byteLimit: 4 << 20,
      center: center,
      view: view,
      environment: environment
    )
  }

  /// Begins a recording in a folder that keeps a number of files, each up to a size in bytes.
  ///
  /// At least one file is kept, the new one included, and a file has 4 kB at least.
  package convenience init(
    folder: URL,
    title: String,
    fileCount: Int,
    byteLimit: Int,
    center: NotificationCenter,
    view: @escaping @MainActor () -> View?,
    environment: (@MainActor () -> KeyboardEnvironment)?
  ) throws {
    let header = KeyboardTrace.recording(title).headerLine
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

  /// Begins a recording, with a header unless it is in the file already.
  init(
    header: String? = nil,
    file: RotatingFile? = nil,
    byteLimit: Int = .max,
    center: NotificationCenter,
    view: @escaping @MainActor () -> View?,
    environment: (@MainActor () -> KeyboardEnvironment)? = nil,
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @MainActor (String) throws -> Void
  ) {
    self.file = file
    // Twice the limit must not overflow.
    self.byteLimit = min(max(4_096, byteLimit), .max / 2)
    self.environment = environment ?? { KeyboardTracker.shared.environment() }
    self.view = view
    self.now = now
    self.write = write
    start = now()
    applicationState = self.environment().applicationState
    registrations = RecordedNotification.descriptors.map { descriptor in
      center.addMainActorObserver(descriptor: descriptor) { [weak self] in self?.receive($0) }
    }
    if let header { append(header) }
    recordBeginning()
  }

  /// The recordings in the folder, the newest first.
  public var files: [URL] {
    file?.files ?? []
  }

  /// Records the screen, the window and the view if they have changed.
  ///
  /// The recorder does so before each notification. Call it yourself when the screen rotates, so
  /// the trace contains the time of the rotation. After ``stop()`` it has no effect.
  public func recordEnvironment() {
    var environment = environment()
    let view = view()
    environment.view = view?.frame ?? environment.view
    recorded.changes(to: environment, safeAreaBottom: view?.safeAreaBottom ?? 0).forEach(record)
  }

  /// Ends the recording, and records the end.
  ///
  /// A second call has no effect. If the recorder is released without this call, the recording ends
  /// without such a record.
  public func stop() {
    guard !registrations.isEmpty else { return }
    registrations = []
    let time = KeyboardTraceValue.number(elapsed)
    append(KeyboardTraceFormat.line(.end, [("time", time), ("reason", .string("stopped"))]))
    ending = ending ?? .stopped
  }
}

extension KeyboardTraceRecorder {
  private func receive(_ notification: RecordedNotification) {
    continueInNextFile(before: notification)
    recordEnvironment()
    record(notification.content(screenName: recorded.name(of: notification.screen)))
    lastType = notification.type ?? lastType
    applicationState = notification.applicationState ?? applicationState
  }

  /// Begins the next file if this one is full or gone.
  ///
  /// A file that has reached the limit ends after a hide, before the announcement of the next move.
  /// A hide and its late confirmations are therefore in one file. A file that has reached twice the
  /// limit ends before any notification.
  private func continueInNextFile(before next: RecordedNotification) {
    guard ending == nil, let file else { return }
    let isHidden = lastType == nil || lastType == .didHide
    let isBetweenMoves = isHidden && next.type?.isAnnouncement == true
    let limit = isBetweenMoves ? byteLimit : 2 * byteLimit
    guard file.byteCount >= limit || file.isGone else { return }
    let name = file.name
    let time = KeyboardTraceValue.number(elapsed)
    let keyboard = isHidden ? nil : KeyboardTraceValue.bool(true)
    append(
      KeyboardTraceFormat.line(
        .end,
        [("time", time), ("reason", .string("continued")), ("keyboard", keyboard)]
      )
    )
    guard ending == nil else { return }
    do {
      try file.rotate()
      append(
        KeyboardTraceFormat.line(
          .cut,
          [("time", time), ("continues", .string(name)), ("keyboard", keyboard)]
        )
      )
      recordBeginning()
    } catch {
      ending = .failed(String(describing: error))
    }
  }

  /// Writes the screen, the view, the settings and the state of the app.
  private func recordBeginning() {
    recorded = RecordedEnvironment()
    recordEnvironment()
    if applicationState != .active { record(.application(applicationState)) }
  }

  private func record(_ content: KeyboardTraceContent) {
    append(KeyboardTrace.Record(time: elapsed, content).jsonLine)
  }

  /// Writes a line, unless an earlier one failed: the file may then end with half a line.
  private func append(_ line: String) {
    guard ending == nil else { return }
    do {
      try write(line)
    } catch {
      ending = .failed(String(describing: error))
    }
  }

  /// The seconds since the start, to a microsecond; they stand still if the clock goes back.
  private var elapsed: TimeInterval {
    let seconds = ((now() - start) * 1_000_000).rounded() / 1_000_000
    if seconds.isFinite { time = max(time, seconds) }
    return time
  }
}

// MARK: - The header

extension KeyboardTrace {
  /// Returns an empty recording on this device, with the device's model and its system.
  ///
  /// The model is the kind of device, such as `iPhone16,1`. The name that its owner has given it is
  /// not recorded.
  static func recording(_ title: String) -> KeyboardTrace {
    let process = ProcessInfo.processInfo
    var trace = KeyboardTrace(title: title)
    trace.source = "recorded"
    trace.device = model(of: machine, in: process.environment)
    trace.system = process.operatingSystemVersionString
    return trace
  }

  /// Returns the model of the device, or of the simulated device in the simulator.
  ///
  /// - Parameters:
  ///   - machine: The name of the hardware. The name of a model has a comma, that of a processor
  ///     has none.
  ///   - environment: The environment of the process, in which the simulator gives the model.
  /// - Returns: The model, such as `iPhone16,1`; `nil` if it is not known.
  static func model(of machine: String, in environment: [String: String]) -> String? {
    environment["SIMULATOR_MODEL_IDENTIFIER"] ?? (machine.contains(",") ? machine : nil)
  }

  /// The name of the hardware, as the system gives it.
  static var machine: String {
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
