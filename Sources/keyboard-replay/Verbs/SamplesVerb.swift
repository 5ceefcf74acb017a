import Foundation
import KeyboardTesting

/// Lists the built-in traces, prints one, or writes them to files.
struct SamplesVerb {
  let sample: KeyboardBuiltInTrace?
  let directory: String?
  let output: Output

  func run() throws {
    if let directory {
      try write(sample.map { [$0] } ?? KeyboardBuiltInTrace.allCases, to: directory)
    } else if let sample {
      try output.write(sample.jsonLines)
    } else {
      try list()
    }
  }

  private func list() throws {
    let width = KeyboardBuiltInTrace.allCases.map(\.name.count).max() ?? 0
    let column = Column(width: width, side: .left)
    for sample in KeyboardBuiltInTrace.allCases {
      try output.write("\(column.text(sample.name))  \(sample.trace.title)\n")
    }
  }

  private func write(_ samples: [KeyboardBuiltInTrace], to directory: String) throws {
    try Directory.make(directory)
    for sample in samples {
      let file = try OutputFile.create("\(directory)/\(sample.name).jsonl")
      try file.write(sample.jsonLines)
      try file.flush()
    }
    let count = Tally.count(samples.count, "trace")
    try output.write("\(count) written to \(Printable.text(directory))\n")
  }
}
