import Foundation

/// Measures the package, and prints what it finds as it goes.
@main struct Main {
  @MainActor static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else { return print(Options.usage) }
      try await run(options)
    } catch let error as UsageError {
      fail("\(error)\n\n\(Options.usage)", status: 64)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  @MainActor private static func run(_ options: Options) async throws {
    let comparison = try options.comparedFile.map(Comparison.init)
    if options.format == .table { print(comparison == nil ? Table.title : Comparison.title) }
    for group in options.groups {
      for figure in try await group.measure(options.effort) {
        let line = comparison?.line(figure) ?? Table.line(figure)
        print(options.format == .table ? line : JSONLine.line(figure))
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
