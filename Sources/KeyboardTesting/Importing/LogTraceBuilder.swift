import Foundation
import KeyboardNotifications

/// Makes a trace's records of the notifications in a log.
struct LogTraceBuilder: Sendable {
  let file: String
  private(set) var hasHeader = false
  private var notes = LogNotes()
  private var screen: LogScreen
  private var writtenScreen: CGSize?
  private var start: Int64?
  private var time: TimeInterval = 0
  private var records: [KeyboardTraceRecord] = []
  private var read = 0

  init(file: String, screen: CGSize?) {
    self.file = file
    self.screen = LogScreen(size: screen)
  }

  /// The next record that is ready.
  mutating func next() -> KeyboardTraceRecord? {
    guard read < records.count else {
      records.removeAll(keepingCapacity: true)
      read = 0
      return nil
    }
    defer { read += 1 }
    return records[read]
  }

  mutating func add(note: String) {
    if !hasHeader { notes.add(note) }
  }

  mutating func add(_ notification: LogNotification) {
    let name = LogName(notification.name ?? "")
    let state = name.applicationState
    guard state != nil || notification.hasKeyboardKeys || name.isKeyboardNotification else {
      return
    }
    addHeader()
    let time = time(of: notification.timestamp)
    if let state {
      records.append(KeyboardTraceRecord(time: time, .application(state)))
      return
    }
    addScreen(notification, time: time)
    let userInfo = notification.userInfo
    records.append(
      KeyboardTraceRecord(time: time, .notification(name: name.name, userInfo: userInfo))
    )
  }

  private mutating func addHeader() {
    guard !hasHeader else { return }
    hasHeader = true
    records.append(KeyboardTraceRecord(.header(notes.header(file: file))))
    screen.suggest(notes.screen)
  }

  private mutating func addScreen(_ notification: LogNotification, time: TimeInterval?) {
    screen.suggest(notification.screen)
    screen.see(
      begin: notification.frame(KeyboardUserInfoKey.beginFrame),
      end: notification.frame(KeyboardUserInfoKey.endFrame)
    )
    guard let size = screen.size, size != writtenScreen else { return }
    writtenScreen = size
    let frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    records.append(KeyboardTraceRecord(time: time, .screen(frame)))
  }

  /// The seconds since the first dated notification; a clock that was set back stands still.
  private mutating func time(of timestamp: Int64?) -> TimeInterval? {
    guard let timestamp else { return nil }
    let first = start ?? timestamp
    start = first
    time = max(time, TimeInterval(timestamp - first) / 1_000_000)
    return time
  }
}

extension LogNotification {
  fileprivate func frame(_ key: String) -> CGRect? {
    userInfo[key]?.posted as? CGRect
  }
}
