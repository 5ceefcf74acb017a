import Foundation

/// The beginning of a description: `name = …` and, since iOS 16.1, the screen as the object.
struct LogDescriptionHead {
  /// The name, or the text that a poster has put in its place.
  let name: LogText
  /// True if a brace stands before the name.
  let isInBraces: Bool
  /// The size of the screen, if the object shows its bounds.
  let screen: CGSize?
  /// True if the log shows `<private>` in place of the user info.
  let isPrivate: Bool
  /// The place of the user info, or that behind the name.
  let end: Int

  /// Reads `name = …` at a place of a line.
  ///
  /// It is `nil` if a word stands right before it, or if neither a user info nor the name of a
  /// notification follows.
  init?(at start: Int, of line: LogText) {
    let before = line[..<start].last ?? .ascii(" ")
    let part = line[start...]
    guard part.starts(with: "name"), before.isLogSpace || "{([,".utf8.contains(before),
      let match = Self.pattern.match(atStartOf: part), let words = match["name"]
    else { return nil }
    name = Array(words.utf8)[...].trimmed
    // mutant: 1000 to 1001, because the limit only saves time on long lines
    let rest = part.dropFirst(match.whole.utf8.count).prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    guard userInfo != nil || name.isNotificationName else { return nil }
    let bounds = rest.after("bounds = ").flatMap { LogValue($0).value }
    screen = (bounds?.posted as? CGRect)?.size
    isInBraces = before == .ascii("{")
    isPrivate = rest.contains("<private>")
    end = userInfo ?? rest.startIndex
  }

  /// The name, which ends before the next member; a poster may have put any text in its place.
  private static let pattern = LogPattern(
    #"(?s)^name *=(?<name>.{0,300}?(?=[;,] (?:object|userInfo))|[^;,}]{0,300})"#
  )
}
