import Foundation

/// What the lines that begin with `#` say before the first notification.
struct LogNotes: Sendable {
  private(set) var screen: CGSize?
  private var title: String?
  private var source: String?
  private var device: String?
  private var system: String?

  mutating func add(_ note: String) {
    if let value = Self.value(of: ["Source"], in: note) {
      source = source ?? value
    } else if let value = Self.value(of: ["Device and system", "Device"], in: note) {
      device = device ?? value
      system = system ?? Self.system(in: value)
    } else if let value = Self.value(of: ["System"], in: note) {
      system = value
    } else if title == nil, !note.isEmpty {
      title = note
    }
    screen = screen ?? Self.size(in: note)
  }

  func header(file: String) -> KeyboardTraceHeader {
    KeyboardTraceHeader(title: title ?? file, source: source, device: device, system: system)
  }

  private static func value(of labels: [String], in note: String) -> String? {
    for label in labels where note.hasPrefix(label + ":") {
      let value = note.dropFirst(label.count + 1).trimmingCharacters(in: .whitespaces)
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// The first `iOS 11` or `iPadOS 16.4` in a text.
  private static func system(in text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" }
    for (word, next) in zip(words, words.dropFirst()) where word == "iOS" || word == "iPadOS" {
      if next.first?.isNumber == true { return "\(word) \(next)" }
    }
    return nil
  }

  /// The first `375x667` in a text.
  private static func size(in text: String) -> CGSize? {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "×" }) {
      if let size = CGSize(description: word) { return size }
    }
    return nil
  }
}
