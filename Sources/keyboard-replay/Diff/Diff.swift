import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Shows where two traces, or one trace under two policies, part ways.
struct Diff: Subcommand {
  static let name = "diff"
  static let synopsis = "diff FILE [FILE] [--other-apps POLICY[,POLICY]]"
  static let summary = "show where two traces, or one under two policies, part ways"
  static let options = ["--format", "--other-apps", "--cross-fade"]
  static let flags = ["--truncated"]

  static let help = """
    Shows where two traces, or one trace under two policies, part ways.

    usage: keyboard-replay diff FILE FILE [--format table|jsonl]
           keyboard-replay diff FILE --other-apps ignore,include
           keyboard-replay diff FILE --cross-fade off,on

    --other-apps POLICY   what to do with other apps' keyboards: ignore or include
    --cross-fade SWITCH   take cross-fade transitions for on or off, whatever the
                          trace says
    --format table        rows side by side around each difference, the default
    --format jsonl        a JSON object for each row that differs, one a line
    --truncated           leave out a last line that breaks off, as after a crash

    A policy is for both sides, or one for each with a comma between them. A FILE
    may be the name of a built-in trace; - is standard input, on one side.

    Rows are compared by the notification, its end frame, what it did and where the
    keyboard is then; not by time or line. Where one side has rows that the other
    has not, up to 64 of them, what follows is aligned again. ≠ marks rows that
    differ, < a row of the first side only, > one of the second side only. A table
    fits a terminal: below 90 columns it leaves out the covered height, below 72
    the time, and below 58 it puts the second side below the first.

    Exit status: 0 no difference, 1 a difference, 64 wrong usage, 65 a malformed
    trace, 66 a file that cannot be read.

    """

  var sides: DiffSides
  var format = OutputFormat.table
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    var summary = DiffSummary()
    var table = DiffTable(sides, width: Terminal.width, hasColor: Terminal.hasColor)
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let rows = try DiffRows(sides, toleratesTruncation: toleratesTruncation)
    // Until a row of both sides is read, either may turn out to be no trace.
    var next = try rows.next()
    if format == .table { try output.write(table.title) }
    while let row = next {
      progress.advance()
      let isFirst = summary.add(row)
      switch format {
      case .table: try output.write(table.text(row))
      case .jsonl where row.isSame: break
      case .jsonl: try output.write(row.jsonLine(isFirst: isFirst, sides))
      }
      next = try rows.next()
    }
    if format == .table { try output.write(table.finish(summary)) }
    return summary.first == nil ? .success : .expectationFailed
  }
}

extension Diff {
  /// On or off, as an option says it.
  private enum Switch: String, CaseIterable {
    case off, on
  }

  init(_ arguments: Arguments) throws(ToolError) {
    let files = arguments.operands
    guard let first = files.first, let last = files.last, files.count <= 2 else {
      throw arguments.usage("diff takes two traces, or one and a policy")
    }
    let otherApps = try arguments.pair("--other-apps", OtherAppsPolicy.self) ?? (.ignore, .ignore)
    let crossFade = try arguments.pair("--cross-fade", Switch.self)
    let isOn = (left: crossFade.map { $0.left == .on }, right: crossFade.map { $0.right == .on })
    let left = ReplayPolicy(otherApps: otherApps.left, crossFade: isOn.left)
    let right = ReplayPolicy(otherApps: otherApps.right, crossFade: isOn.right)
    sides = DiffSides(
      left: DiffSides.Side(file: first, policy: left),
      right: DiffSides.Side(file: last, policy: right)
    )
    format = try arguments.word("--format", OutputFormat.self) ?? .table
    toleratesTruncation = arguments.toleratesTruncation
    if files.count == 1, left == right {
      throw ToolError(
        .usage,
        "diff needs a second trace, or a policy for each side such as --other-apps ignore,include"
      )
    }
    if files == ["-", "-"] {
      throw ToolError(.usage, "standard input can be one side of diff, not both")
    }
  }
}

/// What is compared: two traces, or one under two policies, and how people call them.
struct DiffSides: Equatable {
  /// One side: a trace, and how it is judged.
  struct Side: Equatable {
    var file: String
    var policy = ReplayPolicy()
  }

  /// A text for each side.
  typealias Texts = (left: String, right: String)

  var left: Side
  var right: Side

  var isOneTrace: Bool { left.file == right.file }

  /// The sides in full: the file and the policy.
  var titles: Texts {
    (title(left), title(right))
  }

  /// The sides in a word or two: by the file where there are two, else by the policy.
  var names: Texts {
    if isOneTrace { return (policy(left), policy(right)) }
    let paths = [left, right].map { side in
      side.file == "-" ? ["standard input"] : URL(fileURLWithPath: side.file).pathComponents
    }
    // As much of the paths as it takes to tell one from the other.
    for count in 1..<max(2, paths.map(\.count).max() ?? 2) {
      let names = paths.map { Printable.text($0.suffix(count).joined(separator: "/")) }
      if names[0] != names[1] { return (names[0], names[1]) }
    }
    return (left: Printable.text(left.file), right: Printable.text(right.file))
  }

  private func title(_ side: Side) -> String {
    let name = Printable.text(InputFile.name(of: side.file))
    let isPlain = left.policy == right.policy && side.policy == ReplayPolicy()
    return isPlain ? name : "\(name), \(policy(side))"
  }

  /// In what the side's policy differs from the other's, or from what is usual.
  private func policy(_ side: Side) -> String {
    var parts: [String] = []
    if left.policy.otherApps != right.policy.otherApps || side.policy.otherApps != .ignore {
      parts.append("other apps \(side.policy.otherApps == .ignore ? "ignored" : "included")")
    }
    if let crossFade = side.policy.crossFade {
      parts.append("cross-fade \(crossFade ? "on" : "off")")
    }
    return parts.joined(separator: ", ")
  }
}
