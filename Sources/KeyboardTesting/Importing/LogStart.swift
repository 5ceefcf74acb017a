import Foundation

/// The line on which a printed notification begins.
struct LogStart {
  /// The text where the name should be.
  var name: String
  /// The microseconds since some day, where the line is dated.
  var timestamp: Int64?
  /// What follows the name.
  var rest: Substring

  /// Reads a line that gives a name; `nil` where it is another line of the log.
  init?(line: String) {
    guard line.contains("name"), let start = Self.valueOfName(in: line) else { return nil }
    let end = Self.endOfName(in: line[start...])
    name = line[start..<end].trimmingCharacters(in: .whitespaces)
    rest = line[end...]
    let isNotification =
      rest.contains("userInfo") || rest.contains("object")
      || LogName(name).isNotification || line.contains("Notification 0x")
    guard isNotification else { return nil }
    timestamp = LogTimestamp(line: line)?.microseconds
  }

  /// The place after `name =`, where `name` is a word of its own.
  private static func valueOfName(in line: String) -> String.Index? {
    var search = line.startIndex..<line.endIndex
    while let found = line.range(of: "name", range: search) {
      let before = found.lowerBound == line.startIndex ? nil : line[..<found.lowerBound].last
      let after = line[found.upperBound...].drop { $0 == " " }
      let isWord = before.map { " {([,".contains($0) } ?? true
      if isWord, after.first == "=" {
        return line.index(after: after.startIndex)
      }
      search = found.upperBound..<line.endIndex
    }
    return nil
  }

  /// The end of the name: where the next member begins, since the text before it may be anything.
  private static func endOfName(in text: Substring) -> String.Index {
    let members = ["; object", ", object", "; userInfo", ", userInfo"]
    if let next = members.compactMap({ text.range(of: $0)?.lowerBound }).min() { return next }
    return text.firstIndex { ";,}".contains($0) } ?? text.endIndex
  }

  /// The size of the screen that the notification came from, as it is printed since iOS 16.1.
  var screen: CGSize? {
    guard let object = rest.range(of: "UIScreen"),
      let bounds = rest[object.upperBound...].range(of: "bounds = "),
      let frame = LogValue.value(in: rest[bounds.upperBound...])?.posted as? CGRect
    else { return nil }
    return frame.size
  }
}
