import Foundation
import KeyboardTesting

/// The options and operands of a command line, checked against those of the subcommand.
struct Arguments {
  /// The files and names, in their order.
  private(set) var operands: [String] = []
  /// The values of options, by the options' long names.
  private(set) var values: [String: String] = [:]
  /// The options without a value that are given, by their long names.
  private(set) var flags: Set<String> = []

  private let subcommand: Subcommand

  init(_ arguments: ArraySlice<String>, of subcommand: Subcommand) throws(ToolError) {
    self.subcommand = subcommand
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for argument in rest { try addOperand(argument) }
        return
      case "-h", "--help": flags.insert("--help")
      case "--version": flags.insert("--version")
      case _ where argument.hasPrefix("-") && argument != "-":
        try addOption(argument, valueFrom: &rest)
      default: try addOperand(argument)
      }
    }
  }

  /// Adds a file or a name; a shell passes an empty one for a variable that is not set.
  private mutating func addOperand(_ argument: String) throws(ToolError) {
    guard !argument.isEmpty else { throw usageError("an argument is empty") }
    operands.append(argument)
  }

  /// Adds an option and its value, in either spelling: `--format jsonl` or `--format=jsonl`.
  ///
  /// - Parameters:
  ///   - argument: The option, with its value in the second spelling.
  ///   - rest: The next arguments, from which the value is removed in the first spelling.
  /// - Throws: An error if the subcommand has no such option, or if the value is missing.
  private mutating func addOption(
    _ argument: String,
    valueFrom rest: inout ArraySlice<String>
  ) throws(ToolError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let spelling = parts[0]
    let name = spelling == "-o" ? "--output" : spelling
    if subcommand.flags.contains(name) {
      guard parts.count == 1 else { throw ToolError(.usage, "\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard subcommand.options.contains(name) else {
      throw usageError("unknown option \(spelling) for \(subcommand.name)")
    }
    let isInOneWord = parts.count > 1
    let value = isInOneWord ? parts[1] : rest.popFirst()
    guard let value, !value.isEmpty else {
      throw usageError("\(spelling) needs a value")
    }
    // Only one file is written, so a second name is probably a mistake.
    if name == "--output", values[name] != nil {
      throw usageError("\(spelling) is given twice")
    }
    values[name] = value
  }

  /// Returns an error that refers to the subcommand's help.
  private func usageError(_ message: String) -> ToolError {
    ToolError(.usage, "\(message); see \(Tool.name) \(subcommand.name) --help")
  }
}

// MARK: - Values

extension Arguments {
  /// Returns the operand of a subcommand that has at most one; `nil` if none is given.
  func singleOperand() throws(ToolError) -> String? {
    guard operands.count > 1 else { return operands.first }
    let extra = JSONText.string(operands[1])
    throw ToolError(.usage, "\(subcommand.name) takes one argument, so what is \(extra)?")
  }

  /// Returns the value of an option that has one of some words; `nil` if the option is not given.
  func word(_ option: String, of words: [String]) throws(ToolError) -> String? {
    try value(of: option, expected: words.joined(separator: " or ")) { text in
      words.contains(text) ? text : nil
    }
  }

  /// Returns the value of an option that has a size in points; `nil` if the option is not given.
  func size(_ option: String) throws(ToolError) -> CGSize? {
    try value(of: option, expected: "a size in points such as 375x667") { text in
      CGSize(description: text)
    }
  }

  /// Returns the value of an option that has a height in points; `nil` if the option is not given.
  func height(_ option: String) throws(ToolError) -> CGFloat? {
    try value(of: option, expected: "a height in points such as 34") { text in
      Double(text).flatMap { $0 >= 0 && $0.isFinite ? CGFloat($0) : nil }
    }
  }

  private func value<Value>(
    of option: String,
    expected: String,
    _ parse: (String) -> Value?
  ) throws(ToolError) -> Value? {
    guard let text = values[option] else { return nil }
    if let value = parse(text) { return value }
    throw ToolError(.usage, "\(option) should be \(expected), not \(JSONText.string(text))")
  }
}
