import Foundation
import KeyboardNotifications

extension LogReader {
  /// Reads the objects of a line, of which the last may go on below.
  ///
  /// An object that begins on the line ends an unfinished one, since the log has lost the rest of
  /// it. A line that begins with a closing brace goes on with the unfinished one.
  mutating func readObjects() {
    var rest = line.text
    let isContinued = object != nil && rest.first == .ascii("}")
    if !isContinued, let new = newObject(in: rest) {
      endObject()
      object = new
    }
    while let behindObject = object?.append(rest) {
      // mutant: swap, because neither changes the other
      finishObject()
      rest = behindObject
      object = newObject(in: rest)
    }
    if object?.isTooLong == true { endObject() }
  }

  /// Returns an object that begins in the rest of the line; `nil` if none does.
  ///
  /// On a line without a word of events, it must begin at the end of the line. A brace after an
  /// equals sign is one of Foundation's.
  private func newObject(in rest: LogText) -> LogObject? {
    guard let brace = rest.firstIndex(of: .ascii("{")) else { return nil }
    let words = rest[..<brace]
    let isMember = words.contains("Coordinates")
    let isAtLineEnd = brace + 1 == line.text.endIndex
    let hasMembersBelow = isAtLineEnd && !words.contains(.ascii("="))
    let isOfEvent = Self.wordsOfEvents.contains { line.text.contains($0) }
    guard !isMember, isOfEvent || hasMembersBelow else { return nil }
    return LogObject(
      notification: line.makeNotification(words.keyboardNotification, at: LogTimestamp(line.text)),
      hasLabelOfFrame: LogFrames.isLabel(words)
    )
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

  /// Adds the notification of the object, which is closed, if that is an event, or a frame below a
  /// name.
  ///
  /// A frame on the same line as its name is read with the heading.
  private mutating func finishObject() {
    guard let object else { return }
    var notification = object.notification
    if object.isCut, object.mayBeEvent {
      addCut(notification)
      return
    }
    let isBelowName = notification.type != nil && notification.line < line.number
    if let userInfo = object.userInfo {
      for (key, value) in userInfo { notification.set(value, for: key) }
    } else if isBelowName, let frame = object.frame {
      // mutant: swap, because neither changes the other
      notification.printedPart = object.hasLabelOfFrame ? .frame : .unclearFrames
      notification.set(frame, for: KeyboardUserInfoKey.endFrame)
    } else {
      return
    }
    addEvent(notification)
  }

  /// Adds an event that a line has cut, without its values, since any of them may be cut.
  private mutating func addCut(_ event: LogNotification) {
    var event = event
    event.cutLines = [event.line]
    addEvent(event)
  }

  private mutating func addEvent(_ event: LogNotification) {
    var event = event
    nameByLinesAbove(&event)
    endHeading(before: &event)
    ended.append(event)
  }
}
