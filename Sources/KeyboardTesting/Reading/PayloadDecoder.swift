import Foundation
import KeyboardNotifications

extension JSONParser {
  /// Reads the payload of a record.
  mutating func payload(
    of kind: KeyboardTraceFormat.Kind
  ) throws(JSONFault) -> KeyboardTrace.Record {
    var time: TimeInterval?
    let content: KeyboardTraceContent
    switch kind {
    case .header: content = .header(try header())
    case .screen: content = try screen(&time)
    case .window: content = .window(try window(&time))
    case .view: content = try view(&time)
    case .accessibility: content = try accessibility(&time)
    case .application: content = try application(&time)
    case .notification: content = try notification(&time)
    case .expectation: content = .expectation(try expectation(&time))
    }
    return KeyboardTrace.Record(time: time, content)
  }

  /// That a key which must be there is not.
  func missing(_ key: String, _ expected: String, at object: Int) -> JSONFault {
    JSONFault(offset: object, expected: expected, found: "nothing", keyPath: "." + key)
  }

  /// Walks over a payload: reads its time, and has the body read or skip what else is known.
  private mutating func fields(
    _ time: inout TimeInterval?,
    _ body: (inout JSONParser, TraceKey) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try members { (parser, key) throws(JSONFault) in
      switch TraceKey(key, in: parser) {
      case .time: time = try parser.number()
      case let key?: try body(&parser, key)
      case nil: try parser.skip()
      }
    }
  }

  private mutating func header() throws(JSONFault) -> KeyboardTraceHeader {
    let start = position
    var title: String?
    var header = KeyboardTraceHeader(title: "")
    try members { (parser, key) throws(JSONFault) in
      switch TraceKey(key, in: parser) {
      case .title: title = try parser.string()
      case .source: header.source = try parser.string()
      case .device: header.device = try parser.string()
      case .system: header.system = try parser.string()
      default: try parser.skip()
      }
    }
    guard let title else { throw missing("title", "a string", at: start) }
    header.title = title
    return header
  }

  private mutating func screen(
    _ time: inout TimeInterval?
  ) throws(JSONFault) -> KeyboardTraceContent {
    let start = position
    var frame: CGRect?
    var name: String?
    var isInferred = false
    try fields(&time) { (parser, key) throws(JSONFault) in
      switch key {
      case .frame: frame = try parser.frame()
      case .name: name = try parser.string()
      case .inferred: isInferred = try parser.bool()
      default: try parser.skip()
      }
    }
    guard let frame else { throw missing("frame", Self.frameInWords, at: start) }
    return .screen(frame, name: name, isInferred: isInferred)
  }

  private mutating func window(_ time: inout TimeInterval?) throws(JSONFault) -> CGRect {
    let start = position
    var frame: CGRect?
    try fields(&time) { (parser, key) throws(JSONFault) in
      if key == .frame { frame = try parser.frame() } else { try parser.skip() }
    }
    guard let frame else { throw missing("frame", Self.frameInWords, at: start) }
    return frame
  }

  private mutating func view(_ time: inout TimeInterval?) throws(JSONFault) -> KeyboardTraceContent
  {
    let start = position
    var frame: CGRect?
    var safeAreaBottom = 0.0
    try fields(&time) { (parser, key) throws(JSONFault) in
      switch key {
      case .frame: frame = try parser.frame()
      case .safeAreaBottom:
        let start = parser.position
        safeAreaBottom = try parser.number()
        guard safeAreaBottom >= 0 else {
          throw parser.mismatch("a height of at least 0", at: start)
        }
      default: try parser.skip()
      }
    }
    guard let frame else { throw missing("frame", Self.frameInWords, at: start) }
    return .view(frame, safeAreaBottom: CGFloat(safeAreaBottom))
  }

  private mutating func accessibility(
    _ time: inout TimeInterval?
  ) throws(JSONFault) -> KeyboardTraceContent {
    let start = position
    var setting: Bool?
    try fields(&time) { (parser, key) throws(JSONFault) in
      let isSetting = key == .prefersCrossFadeTransitions
      if isSetting { setting = try parser.bool() } else { try parser.skip() }
    }
    guard let setting else {
      throw missing("prefersCrossFadeTransitions", "true or false", at: start)
    }
    return .accessibility(prefersCrossFadeTransitions: setting)
  }

  private mutating func application(
    _ time: inout TimeInterval?
  ) throws(JSONFault) -> KeyboardTraceContent {
    let start = position
    var state: KeyboardApplicationState?
    try fields(&time) { (parser, key) throws(JSONFault) in
      if key == .state { state = try parser.choice() } else { try parser.skip() }
    }
    guard let state else {
      throw missing("state", Self.choices(KeyboardApplicationState.self), at: start)
    }
    return .application(state)
  }

  /// Reads a notification; without user info it was posted without any.
  private mutating func notification(
    _ time: inout TimeInterval?
  ) throws(JSONFault) -> KeyboardTraceContent {
    let start = position
    var name: String?
    var userInfo: [String: KeyboardTraceValue]?
    var screen: String?
    try fields(&time) { (parser, key) throws(JSONFault) in
      switch key {
      case .name: name = try parser.string()
      case .userInfo where parser.next == UInt8(ascii: "n"): try parser.null()
      case .userInfo: userInfo = try parser.values()
      case .screen: screen = try parser.string()
      default: try parser.skip()
      }
    }
    guard let name else { throw missing("name", "a string", at: start) }
    return .notification(name: name, userInfo: userInfo, screen: screen)
  }

  /// Reads an expectation; an unknown part is refused, since it would never fail.
  private mutating func expectation(
    _ time: inout TimeInterval?
  ) throws(JSONFault) -> KeyboardTraceExpectation {
    let start = position
    var expectation = KeyboardTraceExpectation()
    try members { (parser, key) throws(JSONFault) in
      switch TraceKey(key, in: parser) {
      case .time: time = try parser.number()
      case .visibility: expectation.visibility = try parser.choice()
      case .placement: expectation.placement = try parser.choice()
      case .covered: expectation.covered = CGFloat(try parser.number())
      case .inset: expectation.inset = CGFloat(try parser.number())
      default: throw parser.mismatch(Self.parts, found: "the key " + parser.text(of: key))
      }
    }
    guard expectation != KeyboardTraceExpectation() else {
      throw mismatch(Self.parts, at: start, found: "none of them")
    }
    return expectation
  }

  private static let parts = "any of visibility, placement, covered, inset"
}

// MARK: - Values with a meaning

extension JSONParser {
  private static let frameInWords = "a frame of four finite numbers [x, y, width, height]"

  private mutating func frame() throws(JSONFault) -> CGRect {
    let start = position
    guard next == UInt8(ascii: "[") else { throw mismatch(Self.frameInWords) }
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    var count = 0
    try elements { (parser, index) throws(JSONFault) in
      guard parser.isAtNumber else { throw parser.mismatch(Self.frameInWords) }
      let number = try parser.number()
      switch index {
      case 0: x = number
      case 1: y = number
      case 2: width = number
      default: height = number
      }
      count = index + 1
    }
    guard count == 4 else { throw mismatch(Self.frameInWords, at: start) }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Reads one of the words of an enumeration.
  private mutating func choice<Choice: RawRepresentable & CaseIterable>() throws(JSONFault)
    -> Choice
  where Choice.RawValue == String {
    let start = position
    let text = next == UInt8(ascii: "\"") ? try string() : ""
    guard let choice = Choice(rawValue: text) else {
      throw mismatch(Self.choices(Choice.self), at: start)
    }
    return choice
  }

  private static func choices<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) -> String where Choice.RawValue == String {
    "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
