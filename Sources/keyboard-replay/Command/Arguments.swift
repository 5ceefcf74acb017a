import Foundation
import KeyboardTesting

/// The options and operands of a command line, checked against those of the subcommand.
struct Arguments {
  private(set) var operands: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []

  private let subcommand: Subcommand

  init(_ arguments: ArraySlice<String>, of subcommand: Subcommand) throws(ToolError) {
    self.subcommand = subcommand
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for argument in rest { try operand(argument) }
        return
      case "-h", "--help": flags.insert("--help")
      case "--version": flags.insert("--version")
      case _ where argument.hasPrefix("-") && argument != "-": try option(argument, &rest)
      default: try operand(argument)
      }
    }
  }

  /// Adds a file or a name; an empty one is a variable that was not set.
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
    guard subcommand.options.contains(name) else {
      throw usage("unknown option \(parts[0]) for \(subcommand.name)")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw usage("\(parts[0]) needs a value")
    }
    // Of two places to write to, one would stay unwritten.
    guard values[name] == nil || name != "--output" else {
      throw usage("\(parts[0]) is given twice")
    }
    values[name] = value
  }

  /// Returns an error that refers to the subcommand's help.
  private func usage(_ message: String) -> ToolError {
    ToolError(.usage, "\(message); see \(Tool.name) \(subcommand.name) --help")
  }
}

// MARK: - Values

extension Arguments {
  /// Returns the argument of a subcommand that takes one at most.
  func operand() throws(ToolError) -> String? {
    guard operands.count > 1 else { return operands.first }
    let extra = JSONText.string(operands[1])
    throw ToolError(.usage, "\(subcommand.name) takes one argument, so what is \(extra)?")
  }

  func word(_ option: String, of words: [String]) throws(ToolError) -> String? {
    try value(of: option, words.joined(separator: " or ")) { words.contains($0) ? $0 : nil }
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

/// Finds the name that an incomplete one may stand for.
enum Suggestion {
  /// Returns a question with the first name that contains the word, or is contained in it.
  static func question(_ word: String, among names: [String], kind: String = "") -> String? {
    let word = word.lowercased()
    // Nearly every name contains a letter or two.
    guard word.count > 2 else { return nil }
    let name = names.first { $0.contains(word) } ?? names.first { word.contains($0) }
    return name.map { "did you mean \(kind)\($0)?" }
  }
}
