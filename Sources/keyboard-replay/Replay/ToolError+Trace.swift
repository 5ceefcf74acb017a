import Foundation
import KeyboardTesting

/// Errors of traces and logs, with advice that depends on the beginning of the file.
extension ToolError {
  init(_ error: KeyboardTraceError) {
    switch error.reason {
    case .malformed, .notJSON, .utf16: self.init(.malformed, error.description)
    case .unreadable: self.init(.unreadable, "cannot read \(error.file): \(error.found)")
    }
  }

  /// Makes the error of a file that was read as a trace.
  init(_ error: KeyboardTraceError, inTrace beginning: Data) {
    self.init(error)
    guard error.reason != .unreadable else { return }
    if beginning.isUTF16 {
      message = Self.encodingMessage(error)
    } else if Self.isLog(Self.text(beginning)) {
      let isStandardInput = error.file == InputFile.name(of: "-")
      let file = isStandardInput ? "-" : error.file
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let output = isStandardInput ? "trace" : name
      let command = "\(Tool.name) import \(file) -o \(output).jsonl"
      let found = "expected a trace, found a console log"
      message = "\(error.file): \(found); \(command) makes a trace of it"
    }
  }

  /// Makes the error of a file that was read as a console log.
  init(_ error: KeyboardTraceError, inLog beginning: Data) {
    self.init(error)
    guard error.reason != .unreadable else { return }
    if beginning.isUTF16 {
      message = Self.encodingMessage(error)
      return
    }
    let text = Self.text(beginning)
    let isText = !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" }
    // An error with a line is about text: the line names a notification.
    if !isText, error.line == nil {
      message = "\(error.file): expected a console log, found bytes that are not UTF-8 text"
    }
    message += "; \(Tool.name) import --help lists what is read"
  }

  private static func encodingMessage(_ error: KeyboardTraceError) -> String {
    let place = error.line.map { "\(error.file), line \($0)" } ?? error.file
    return "\(place): expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
  }

  /// Returns the beginning of a file as text, without the last character, which may be incomplete.
  private static func text(_ beginning: Data) -> Substring {
    String(decoding: beginning, as: UTF8.self).dropLast()
  }

  /// Returns true for a text that names keyboard notifications and is no JSON.
  private static func isLog(_ text: Substring) -> Bool {
    let isJSON = text.lazy.filter { !$0.isWhitespace }.starts(with: #"{""#)
    let words = ["UIKeyboard", "keyboardWill", "keyboardDid", "endCoordinates"]
    return !isJSON && !text.contains(#""version""#) && words.contains(where: text.contains)
  }
}
