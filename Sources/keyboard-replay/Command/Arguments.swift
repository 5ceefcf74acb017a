import Foundation
import KeyboardTesting

/// The options and operands of a command line, checked against what the subcommand knows.
struct Arguments {
  private(set) var operands: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false

  private let subcommand: any Subcommand.Type

  init(_ arguments: ArraySlice<String>, of subcommand: any Subcommand.Type) throws(ToolError) {
    self.subcommand = subcommand
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for argument in rest { try operand(argument) }
        return
      case "-h", "--help": wantsHelp = true
      case "--version": wantsVersion = true
      case _ where argument.hasPrefix("-") && argument != "-": try option(argument, &rest)
      default: try operand(argument)
      }
    }
  }

  /// Takes a file or a name; without a letter it is neither, but a variable that was not set.
  private mutating func operand(_ argument: String) throws(ToolError) {
    guard !argument.isEmpty else { throw usage("an argument is empty") }
    operands.append(argument)
  }

  /// Reads an option and its value, in either spelling: `--format jsonl` or `--format=jsonl`.
  private mutating func option(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(ToolError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0] == "-o" ? "--output" : parts[0]
    if subcommand.flags.contains(name) {
      guard parts.count == 1 else { throw ToolError(.usage, "\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard subcommand.options.contains(name) else { throw unknown(parts[0]) }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw usage("\(parts[0]) needs a value")
    }
    // Of two places to write to, one would stay unwritten.
    guard values[name] == nil || !["--output", "--write"].contains(name) else {
      throw usage("\(parts[0]) is given twice")
    }
    values[name] = value
  }

  /// An error that sends the reader to the subcommand's help.
  func usage(_ message: String) -> ToolError {
    ToolError(.usage, "\(message); see \(Tool.name) \(subcommand.name) --help")
  }

  private func unknown(_ option: String) -> ToolError {
    let known = subcommand.options + subcommand.flags + ["--help", "--version"]
    let message = "unknown option \(option) for \(subcommand.name)"
    guard let hint = Suggestion.question(option, among: known) else { return usage(message) }
    return ToolError(.usage, "\(message); \(hint)")
  }
}

// MARK: - Values

extension Arguments {
  /// Whether a last line that breaks off is left out of the traces that are read.
  var toleratesTruncation: Bool {
    flags.contains("--truncated")
  }

  func limitOperands(to limit: Int) throws(ToolError) {
    guard operands.count > limit else { return }
    let extra = JSONText.string(operands[limit])
    throw ToolError(.usage, "\(subcommand.name) takes one argument, so what is \(extra)?")
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ option: String,
    _ type: Word.Type
  ) throws(ToolError) -> Word? where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
    return try value(of: option, words) { Word(rawValue: $0) }
  }

  /// One word for both sides of a comparison, or a word for each with a comma between them.
  func pair<Word: RawRepresentable & CaseIterable>(
    _ option: String,
    _ type: Word.Type
  ) throws(ToolError) -> (left: Word, right: Word)? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    let (any, both) = (known.joined(separator: " or "), known.joined(separator: ","))
    return try value(of: option, "\(any), or two of them such as \(both)") { value in
      let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let words = parts.compactMap { Word(rawValue: $0) }
      guard words.count == parts.count, words.count <= 2, let left = words.first else { return nil }
      return (left, words.last ?? left)
    }
  }

  func size(_ option: String) throws(ToolError) -> CGSize? {
    try value(of: option, "a size in points such as 375x667") { CGSize(description: $0) }
  }

  func height(_ option: String) throws(ToolError) -> CGFloat? {
    try value(of: option, "a height in points such as 34") { value in
      Double(value).flatMap { $0 >= 0 && $0.isFinite ? CGFloat($0) : nil }
    }
  }

  private func value<Value>(
    of option: String,
    _ expected: String,
    _ read: (String) -> Value?
  ) throws(ToolError) -> Value? {
    guard let text = values[option] else { return nil }
    if let value = read(text) { return value }
    throw ToolError(.usage, "\(option) should be \(expected), not \(JSONText.string(text))")
  }
}

/// Guesses what was meant by a word that is not known.
enum Suggestion {
  /// Asks for the words that contain it, else for the nearest one; `nil` where none is like it.
  static func question(_ word: String, among words: [String], kind: String = "") -> String? {
    let containing = words.filter { word.count > 2 && $0.contains(word.lowercased()) }.prefix(3)
    guard let last = containing.last ?? nearest(to: word, among: words) else { return nil }
    let others = containing.dropLast().joined(separator: ", ")
    return "did you mean \(kind)\(others)\(others.isEmpty ? "" : " or ")\(last)?"
  }

  /// The word that is nearest, if it is near enough to be what was meant.
  private static func nearest(to word: String, among words: [String]) -> String? {
    let nearest = words.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let (candidate, distance) = nearest else { return nil }
    return distance <= max(2, candidate.count / 3) ? candidate : nil
  }

  /// The number of letters to insert, delete or replace to make one word of the other.
  static func distance(_ left: String, _ right: String) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.prefix(64).enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        let replaced = row[column] + (letter == other ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[right.count]
  }
}
