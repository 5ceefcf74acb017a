import Foundation
import KeyboardTesting

/// The options and operands of a command line, checked against what the verb knows.
struct Arguments {
  private(set) var operands: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  let isVerbGiven: Bool

  private let verb: Verb

  init(_ arguments: ArraySlice<String>, of verb: Verb?) throws(ToolError) {
    isVerbGiven = verb != nil
    self.verb = verb ?? .play
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
    guard !argument.isEmpty else {
      throw ToolError(.usage, "an argument is empty; see \(Tool.name) \(verb) --help")
    }
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
    if verb.flags.contains(name) {
      guard parts.count == 1 else { throw ToolError(.usage, "\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard verb.options.contains(name) else {
      let known = verb.options + verb.flags + ["--help", "--version"]
      let hint = Suggestion.hint(for: parts[0], among: known, otherwise: verb.rawValue)
      throw ToolError(.usage, "unknown option \(parts[0]) for \(verb.rawValue)\(hint)")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw ToolError(.usage, "\(parts[0]) needs a value; see \(Tool.name) \(verb) --help")
    }
    // Of two places to write to, one would stay unwritten.
    guard values[name] == nil || !["--output", "--write"].contains(name) else {
      throw ToolError(.usage, "\(parts[0]) is given twice; see \(Tool.name) \(verb) --help")
    }
    values[name] = value
  }

  func limitOperands(to limit: Int) throws(ToolError) {
    guard operands.count > limit else { return }
    let extra = JSONText.string(operands[limit])
    throw ToolError(.usage, "\(verb.rawValue) takes one argument, so what is \(extra)?")
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ option: String,
    _ type: Word.Type
  ) throws(ToolError) -> Word? where Word.RawValue == String {
    guard let value = values[option] else { return nil }
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: " or ")
    throw ToolError(.usage, "\(option) should be \(words), not \(JSONText.string(value))")
  }

  /// One word for both sides of a comparison, or a word for each with a comma between them.
  func pair<Word: RawRepresentable & CaseIterable>(
    _ option: String,
    _ type: Word.Type
  ) throws(ToolError) -> (left: Word, right: Word)? where Word.RawValue == String {
    guard let value = values[option] else { return nil }
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let words = parts.compactMap { Word(rawValue: $0) }
    if words.count == parts.count, words.count <= 2, let left = words.first, let right = words.last
    {
      return (left, right)
    }
    let known = Word.allCases.map(\.rawValue)
    throw ToolError(
      .usage,
      "\(option) should be \(known.joined(separator: " or ")), or two of them such as "
        + "\(known.joined(separator: ",")), not \(JSONText.string(value))"
    )
  }

  func size(_ option: String) throws(ToolError) -> CGSize? {
    guard let value = values[option] else { return nil }
    if let size = CGSize(description: value) { return size }
    let found = JSONText.string(value)
    throw ToolError(.usage, "\(option) should be a size in points such as 375x667, not \(found)")
  }
}

extension Arguments {
  /// What is tolerated in the traces that are read.
  var reading: KeyboardTraceReader.Options {
    KeyboardTraceReader.Options(toleratesTruncatedLastLine: flags.contains("--truncated"))
  }
}

extension Verb {
  /// The options that take no value.
  fileprivate var flags: [String] {
    switch self {
    case .play, .check, .report, .diff: ["--truncated"]
    case .import, .samples: []
    }
  }

  /// The options that take a value, by their long names.
  fileprivate var options: [String] {
    switch self {
    case .play: ["--format"]
    case .check: []
    case .report: ["--format", "--output"]
    case .diff: ["--format", "--other-apps", "--cross-fade"]
    case .import: ["--output", "--screen"]
    case .samples: ["--write"]
    }
  }
}
