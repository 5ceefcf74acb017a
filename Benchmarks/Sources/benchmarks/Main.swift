import Foundation

/// Measures the package, and prints what it finds as it goes.
@main struct Main {
  @MainActor static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else { return print(Options.usage) }
      try run(options)
    } catch let error as UsageError {
      fail("\(error)\n\n\(Options.usage)", status: 64)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  @MainActor private static func run(_ options: Options) throws {
    if options.format == .table { print(Table.title) }
    for group in options.groups {
      for figure in try group.measure(options.effort) {
        print(options.format == .table ? Table.line(figure) : Table.jsonLine(figure))
        // Each line is to be seen when its figure is known.
        fflush(nil)
      }
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(status)
  }
}
