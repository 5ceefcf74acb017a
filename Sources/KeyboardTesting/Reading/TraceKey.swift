/// The keys of the trace format.
enum TraceKey: String, CaseIterable {
  case version, kind, payload
  case time, frame, safeAreaBottom, prefersCrossFadeTransitions, state, name, userInfo
  case title, source, device, system
  case visibility, placement, covered, inset

  /// Finds the key that stands in a text; `nil` where the format has no such key.
  init?(_ token: JSONStringToken, in parser: JSONParser) {
    guard token.isPlain else {
      self.init(rawValue: parser.text(of: token))
      return
    }
    guard token.range.count < Self.byLength.count else { return nil }
    let text = parser.bytes[token.range]
    let match = Self.byLength[token.range.count].first { text.elementsEqual($0.bytes) }
    guard let match else { return nil }
    self = match.key
  }

  private static let byLength: [[(key: TraceKey, bytes: [UInt8])]] = {
    let keys = allCases.map { ($0, Array($0.rawValue.utf8)) }
    let longest = keys.map(\.1.count).max() ?? 0
    return (0...longest).map { length in keys.filter { $0.1.count == length } }
  }()
}
