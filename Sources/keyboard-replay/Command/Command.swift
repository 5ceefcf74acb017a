import Foundation
import KeyboardNotifications
import KeyboardTesting

/// What the tool is asked to do.
enum Command: Equatable {
  /// What is tolerated in the traces that are read.
  typealias Reading = KeyboardTraceReader.Options

  /// Indicates that traces are played; without files, the built-in ones.
  case play(files: [String], format: OutputFormat, reading: Reading = Reading())
  /// Indicates that the expectations of traces are checked; without files, the built-in ones.
  case check(files: [String], reading: Reading = Reading())
  /// Indicates that traces are drawn; without files, the built-in ones.
  case report(
    files: [String],
    format: ReportFormat,
    destination: String?,
    reading: Reading = Reading()
  )
  /// Indicates that two traces, or one under two policies, are compared.
  case diff(left: DiffSide, right: DiffSide, format: OutputFormat, reading: Reading = Reading())
  /// Indicates that a log becomes a trace; `-` is standard input, and output without a file.
  case importLog(file: String, destination: String?, screen: CGSize?)
  /// Indicates that built-in traces are listed, printed or written.
  case samples(KeyboardBuiltInTrace?, directory: String?)
  /// Indicates that the tool, or one verb, is explained.
  case help(Verb?)
  /// Indicates that the version is printed.
  case version

  /// Reads a command line, without the tool's name.
  init(arguments: [String]) throws(ToolError) {
    var rest = arguments[...]
    let verb = try Self.verb(in: &rest)
    let parsed = try Arguments(rest, of: verb)
    if parsed.wantsVersion {
      self = .version
    } else if parsed.wantsHelp {
      self = .help(parsed.isVerbGiven ? verb : nil)
    } else {
      try self.init(verb ?? .play, parsed)
    }
  }

  private init(_ verb: Verb, _ arguments: Arguments) throws(ToolError) {
    switch verb {
    case .play:
      let format = try arguments.word("--format", OutputFormat.self) ?? .table
      self = .play(files: arguments.operands, format: format, reading: arguments.reading)
    case .check:
      self = .check(files: arguments.operands, reading: arguments.reading)
    case .report:
      self = try Self.report(arguments)
    case .diff:
      self = try Self.diff(arguments)
    case .import:
      try arguments.limitOperands(to: 1)
      self = .importLog(
        file: arguments.operands.first ?? "-",
        destination: arguments.values["--output"],
        screen: try arguments.size("--screen")
      )
    case .samples:
      try arguments.limitOperands(to: 1)
      let sample = try arguments.operands.first.map(Self.sample)
      self = .samples(sample, directory: arguments.values["--write"])
    }
  }

  private static func report(_ arguments: Arguments) throws(ToolError) -> Command {
    let format = try arguments.word("--format", ReportFormat.self) ?? .html
    if format == .svg, arguments.operands.count != 1 {
      throw ToolError(
        .usage,
        "--format svg draws one trace, so name one; "
          + "see \(Tool.name) report --help"
      )
    }
    return .report(
      files: arguments.operands,
      format: format,
      destination: arguments.values["--output"],
      reading: arguments.reading
    )
  }

  private static func diff(_ arguments: Arguments) throws(ToolError) -> Command {
    let files = arguments.operands
    guard (1...2).contains(files.count) else {
      throw ToolError(
        .usage,
        "diff takes two traces, or one and a policy; see \(Tool.name) diff --help"
      )
    }
    let otherApps = try arguments.pair("--other-apps", OtherAppsPolicy.self) ?? (.ignore, .ignore)
    let crossFade = try arguments.pair("--cross-fade", Switch.self)
    let left = ReplayPolicy(otherApps: otherApps.left, crossFade: crossFade?.left.isOn)
    let right = ReplayPolicy(otherApps: otherApps.right, crossFade: crossFade?.right.isOn)
    if files.count == 1, left == right {
      throw ToolError(
        .usage,
        "diff needs a second trace, or a policy for each side such as --other-apps ignore,include"
      )
    }
    if files.count == 2, files[0] == "-", files[1] == "-" {
      throw ToolError(.usage, "standard input can be one side of diff, not both")
    }
    return .diff(
      left: DiffSide(file: files[0], policy: left),
      right: DiffSide(file: files.last ?? files[0], policy: right),
      format: try arguments.word("--format", OutputFormat.self) ?? .table,
      reading: arguments.reading
    )
  }

  /// Takes the verb off the arguments; `nil` where they begin with something else.
  ///
  /// A first word that is no verb is a trace to play, if it looks like a file, or is one or the
  /// name of a built-in trace.
  private static func verb(in arguments: inout ArraySlice<String>) throws(ToolError) -> Verb? {
    guard let first = arguments.first, !first.isEmpty, !first.hasPrefix("-") else { return nil }
    if first == "help" {
      arguments = arguments.dropFirst() + ["--help"]
      return try verb(in: &arguments)
    }
    if let verb = Verb(rawValue: first) {
      arguments = arguments.dropFirst()
      return verb
    }
    let looksLikeFile = first.contains("/") || first.contains(".")
    if looksLikeFile || FileManager.default.fileExists(atPath: first) { return nil }
    if KeyboardBuiltInTrace(rawValue: first) != nil { return nil }
    let known = Verb.allCases.map(\.rawValue) + KeyboardBuiltInTrace.allCases.map(\.name)
    let hint = Suggestion.hint(for: first, among: known)
    throw ToolError(
      .usage,
      "unknown verb, file or built-in trace \(JSONText.string(first))\(hint)"
    )
  }

  private static func sample(named name: String) throws(ToolError) -> KeyboardBuiltInTrace {
    if let sample = KeyboardBuiltInTrace(rawValue: name) { return sample }
    let names = KeyboardBuiltInTrace.allCases.map(\.name)
    let hint = Suggestion.hint(for: name, among: names, otherwise: "samples")
    throw ToolError(.usage, "unknown sample \(JSONText.string(name))\(hint)")
  }
}
