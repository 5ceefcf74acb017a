import Foundation

/// Measures the package, and prints each figure once it is known.
@main @MainActor struct Main {
  /// Figures that are measured together, by a name on the command line.
  private static let groups: KeyValuePairs<String, @MainActor (Effort) throws -> [Figure]> = [
    "decode": DecodeFigures.measure, "observe": ObserveFigures.measure,
    "machine": StateMachineFigures.measure, "views": ViewFigures.measure,
  ]

  private static let usage = """
    usage: benchmarks [--quick] [GROUP...]

    Measures the package against what people write by hand, and prints a line for each figure.

    --quick   measure each figure briefly, to see that everything works
    GROUP     measure only these: \(groups.map(\.key).joined(separator: ", "))
    """

  private static var effort = Effort.full
  private static var chosen: [String] = []

  static func main() {
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return print(usage)
      case "--quick": effort = .quick
      default: chosen.append(argument)
      }
    }
    for word in chosen where !groups.contains(where: { $0.key == word }) {
      fail("there is neither an option nor a group named \(word)\n\n\(usage)", status: 64)
    }
    do { try run() } catch { fail("\(error)", status: 1) }
  }

  private static func run() throws {
    print(Table.title)
    for (name, measure) in groups where chosen.isEmpty || chosen.contains(name) {
      for figure in try measure(effort) {
        print(Table.line(figure))
        fflush(nil)
      }
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(status)
  }
}
