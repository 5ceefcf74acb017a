import Foundation

/// Tells a line that breaks off from one that is wrong.
///
/// A line breaks off where more text could make a JSON object of it. This is told by a scan of its
/// own: the parser's errors do not say so on every system, and call a wrong number the same.
struct JSONBeginning {
  private enum Stop: Error {
    /// The text is at its end, and the object is not.
    case end
    /// No text could follow that makes it an object.
    case fault
  }

  private enum Expected {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd
  }

  private var rest: Data.SubSequence
  private var isObject: [Bool] = []
  private var expected = Expected.value

  private init(_ line: Data) {
    rest = line[...]
  }

  /// Whether a line is the beginning of a JSON object, and not all of one.
  static func matches(_ line: Data) -> Bool {
    // The last letter may be cut as well, which is at most four bytes.
    guard (0...3).contains(where: { String(bytes: line.dropLast($0), encoding: .utf8) != nil })
    else { return false }
    var beginning = JSONBeginning(line)
    do {
      try beginning.scan()
      return false
    } catch {
      return error == .end
    }
  }

  private mutating func scan() throws(Stop) {
    skipSpace()
    guard rest.first == UInt8(ascii: "{") else { throw .fault }
    repeat {
      try step(try take())
      skipSpace()
    } while !isObject.isEmpty
  }

  private mutating func step(_ byte: UInt8) throws(Stop) {
    switch (expected, byte) {
    case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): close()
    case (.commaOrEnd, UInt8(ascii: "]")) where isObject.last == false: close()
    case (.commaOrEnd, UInt8(ascii: "}")) where isObject.last == true: close()
    case (.commaOrEnd, UInt8(ascii: ",")): expected = isObject.last == true ? .key : .value
    case (.colon, UInt8(ascii: ":")): expected = .value
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try string()
      expected = .colon
    case (.value, _), (.valueOrEnd, _): try value(byte)
    default: throw .fault
    }
  }

  private mutating func close() {
    isObject.removeLast()
    expected = .commaOrEnd
  }

  private mutating func value(_ byte: UInt8) throws(Stop) {
    expected = .commaOrEnd
    switch byte {
    case UInt8(ascii: "{"):
      isObject.append(true)
      expected = .keyOrEnd
    case UInt8(ascii: "["):
      isObject.append(false)
      expected = .valueOrEnd
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("rue")
    case UInt8(ascii: "f"): try word("alse")
    case UInt8(ascii: "n"): try word("ull")
    default: try number(byte)
    }
  }
}

extension JSONBeginning {
  private mutating func take() throws(Stop) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .end }
    return byte
  }

  private mutating func skipSpace() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private mutating func word(_ letters: String) throws(Stop) {
    for letter in letters.utf8 {
      guard try take() == letter else { throw .fault }
    }
  }

  private mutating func string() throws(Stop) {
    while true {
      switch try take() {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw .fault
      default: break
      }
    }
  }

  private mutating func escape() throws(Stop) {
    let letter = try take()
    guard letter == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(letter) else { throw .fault }
      return
    }
    for _ in 0..<4 {
      guard Character(Unicode.Scalar(try take())).isHexDigit else { throw .fault }
    }
  }

  private mutating func number(_ first: UInt8) throws(Stop) {
    let digit = first == UInt8(ascii: "-") ? try take() : first
    guard Self.isDigit(digit) else { throw .fault }
    if digit != UInt8(ascii: "0") { rest = rest.drop(while: Self.isDigit) }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      try digits(from: try take())
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      let next = try take()
      try digits(from: "+-".utf8.contains(next) ? try take() : next)
    }
  }

  private mutating func digits(from first: UInt8) throws(Stop) {
    guard Self.isDigit(first) else { throw .fault }
    rest = rest.drop(while: Self.isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
