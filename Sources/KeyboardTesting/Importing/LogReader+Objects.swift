import Foundation
import KeyboardNotifications

extension LogReader {
  /// Reads the objects of a line, of which the last may go on below.
  ///
  /// An object that begins on the line ends an unfinished one, since the log has lost the rest of
  /// it. A line that begins with a closing brace goes on with the unfinished one.
  mutating func readObjects() {
    let isOfEvent = Self.wordsOfEvents.contains { text.contains($0) }
    var rest = text
    let isContinued = object != nil && text.first == .ascii("}")
    if !isContinued, let new = beginObject(in: &rest, isOfEvent: isOfEvent) {
      endObject()
      object = new
    }
    while var open = object {
      let end = open.append(rest)
      object = open
      guard let end else {
        if open.text.count > LogObject.limit { endObject() }
        return
      }
      // mutant: swap, because neither changes the other
      finish(open)
      rest = end
      object = beginObject(in: &rest, isOfEvent: isOfEvent)
    }
  }

  /// Returns an object that begins on the rest of a line, and removes the words before its brace.
  ///
  /// An object without a word of events counts if it begins at the end of the line. A brace after
  /// an equals sign is one of Foundation's.
  private func beginObject(in rest: inout LogText, isOfEvent: Bool) -> LogObject? {
    guard let start = rest.firstIndex(of: .ascii("{")) else { return nil }
    let words = rest[..<start]
    let hasMembersBelow = start + 1 == text.endIndex && !words.contains(.ascii("="))
    guard isOfEvent || hasMembersBelow, !words.contains("Coordinates") else { return nil }
    rest = rest[start...]
    var notification = makeNotification(words.keyboardNotification, at: LogTimestamp(text))
    // This counts if the object is a frame alone.
    notification.source = LogFrames.isLabel(words) ? .frame : .unclearFrames
    return LogObject(notification: notification)
  }

  private static let wordsOfEvents: [StaticString] = [
    "keyboard", "Coordinates", "duration", "easing",
  ]

  /// Ends an object that is not closed, since the log has lost the rest of it.
  mutating func endObject() {
    guard let open = object else { return }
    // mutant: swap, because neither changes the other
    object = nil
    if open.mayBeEvent { addCut(open.notification) }
  }

  /// Adds the notification of a closed object, if that is an event, or a frame below a name.
  ///
  /// A frame on the line of its name is one of the heading.
  private mutating func finish(_ object: LogObject) {
    var notification = object.notification
    if object.isCut, object.mayBeEvent {
      addCut(notification)
      return
    }
    let isBelowName = notification.type != nil && notification.line < line
    if let userInfo = object.userInfo {
      notification.source = .userInfo
      for (key, value) in userInfo { notification.set(value, for: key) }
    } else if isBelowName, let frame = LogObject.frame(object.text.string) {
      notification.set(frame, for: KeyboardUserInfoKey.endFrame)
    } else {
      return
    }
    name(&notification)
    ended.append(notification)
  }

  /// Adds an event that a line has cut, without its values, since any of them may be cut.
  private mutating func addCut(_ event: LogNotification) {
    var event = event
    event.source = .userInfo
    event.cutLines = [event.line]
    name(&event)
    ended.append(event)
  }
}
