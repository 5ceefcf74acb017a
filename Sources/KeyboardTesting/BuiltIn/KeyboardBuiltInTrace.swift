/// A trace that comes with the package, and the name by which it is looked up.
///
/// Each was recorded on a device, or made after a report, as the source in its header says; each
/// states the right result in expectations.
package struct KeyboardBuiltInTrace: Sendable, Hashable, CaseIterable {
  /// The short name, such as `pinyin-growth`.
  package let name: String
  /// The trace as JSON Lines.
  package let jsonLines: String

  init(_ name: String, _ text: String) {
    self.name = name
    jsonLines = text + "\n"
  }

  /// Looks a trace up by its short name.
  package init?(name: String) {
    guard let trace = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = trace
  }

  package static let allCases = plain + growing + zeroFrames + iPad + applications

  /// The trace.
  package var trace: KeyboardTrace {
    do {
      return try KeyboardTrace(jsonLines: jsonLines, file: name)
    } catch {
      // A test reads every one, so that this is never reached.
      preconditionFailure("A built-in trace cannot be read: \(error)")
    }
  }
}

extension KeyboardBuiltInTrace: CustomStringConvertible {
  package var description: String { name }
}

extension KeyboardTrace {
  /// The traces that come with the package, keyboards that have broken apps.
  ///
  /// ```swift
  /// for trace in KeyboardTrace.builtIn { … }
  /// ```
  public static let builtIn = KeyboardBuiltInTrace.allCases.map(\.trace)

  /// Gives a trace that comes with the package.
  ///
  /// - Parameter name: Its short name, such as `pinyin-growth`.
  /// - Returns: The trace.
  /// - Throws: An error that lists the names, where there is no such trace.
  public static func builtIn(_ name: String) throws(KeyboardTraceError) -> KeyboardTrace {
    if let builtIn = KeyboardBuiltInTrace(name: name) { return builtIn.trace }
    let names = KeyboardBuiltInTrace.allCases.map(\.name).joined(separator: ", ")
    throw KeyboardTraceError(
      file: "KeyboardTrace.builtIn",
      expected: "the name of a built-in trace: \(names)",
      found: JSONText.string(name)
    )
  }
}
