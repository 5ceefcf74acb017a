/// What the command line asks for.
struct Options {
  enum Format: String {
    case table, jsonl
  }

  static let usage = """
    usage: benchmarks [--quick] [--format table|jsonl] [GROUP...]

    Measures the package against what people write by hand, and prints a line for each figure.

    --quick   do just enough to see that everything works; the figures mean little
    --format  print a table, or one JSON object a line
    GROUP     measure only these: \(Group.allCases.map(\.rawValue).joined(separator: ", "))
    """

  private(set) var effort = Effort.full
  private(set) var format = Format.table
  private(set) var groups = Group.allCases
  private(set) var wantsHelp = false

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var groups: [Group] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--quick": effort = .quick
      case "--format": format = try Self.format(rest.popFirst())
      default: groups.append(try Self.group(argument))
      }
    }
    if !groups.isEmpty { self.groups = groups }
  }

  private static func format(_ word: String?) throws(UsageError) -> Format {
    guard let format = word.flatMap(Format.init) else {
      throw UsageError(description: "--format needs table or jsonl, not \(word ?? "nothing")")
    }
    return format
  }

  private static func group(_ word: String) throws(UsageError) -> Group {
    guard let group = Group(rawValue: word) else {
      throw UsageError(description: "there is no option and no group of figures \(word)")
    }
    return group
  }
}

/// A command line that makes no sense.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
