import Foundation

/// The lines of a recording that are kept when it grows too long: the end, and what is needed to
/// judge it.
///
/// The lines are held in two parts. When both are full the older one is left out, and the newer one
/// takes its place: so about half of what the limit allows is always there.
struct RecordingWindow {
  private struct Part {
    /// The lines with which a trace must begin if it begins with this part.
    var opening: [Data] = []
    var lines: [Data] = []
    var length = 0
  }

  private var header: Data?
  private let partLength: Int
  private var older = Part()
  private var newer = Part()
  /// The number of records that were left out.
  private(set) var unrecordedCount = 0

  /// Makes a window.
  ///
  /// - Parameter limit: The longest recording, in bytes.
  init(limit: Int) {
    // A part's opening and the recording's end need some room as well.
    partLength = max(0, limit / 2 - 1024)
  }

  /// Takes one more line; the first is the header, which is always kept.
  ///
  /// - Parameters:
  ///   - line: The line, its line feed included.
  ///   - opening: Gives the lines for the present environment; called where a part begins.
  /// - Returns: True where lines were left out, so that the file must be written again.
  mutating func append(_ line: Data, opening: () -> [Data]) -> Bool {
    guard header != nil else {
      header = line
      return false
    }
    var isCut = false
    if !newer.lines.isEmpty, newer.length + line.count > partLength {
      isCut = !older.lines.isEmpty
      unrecordedCount += older.lines.count
      older = newer
      newer = Part(opening: opening())
    }
    newer.lines.append(line)
    newer.length += line.count
    return isCut
  }

  /// Returns the content of the file, with a line after the header that states what is missing.
  ///
  /// - Parameter cut: Makes that line, where there is something missing.
  /// - Returns: The bytes.
  func data(cut: (Int) -> Data) -> Data {
    var data = header ?? Data()
    if unrecordedCount > 0 {
      data += cut(unrecordedCount)
      older.opening.forEach { data += $0 }
    }
    older.lines.forEach { data += $0 }
    newer.lines.forEach { data += $0 }
    return data
  }
}
