import Foundation
import KeyboardNotifications

/// The way in which the screen of an imported trace is known.
package enum KeyboardScreenOrigin: Sendable, Equatable {
  /// The caller gave it; its notifications are perhaps of the same screen, turned.
  case given(isTurned: Bool)
  /// The log names it.
  case written
  /// The frames leave no doubt about it.
  case inferred
  /// The frames fit no screen, or contradict each other.
  case unknown(isContradicted: Bool)

  /// The way in words, or the reason why no screen is known.
  package var words: String {
    switch self {
    case .given(let isTurned): "as given\(isTurned ? " but turned" : "")"
    case .written: "as the log says"
    case .inferred: "inferred from the frames"
    case .unknown(isContradicted: true): "the frames contradict each other"
    case .unknown: "the frames do not tell it"
    }
  }
}

/// The screens that the notifications of a log were posted on, as far as it shows them.
///
/// A size that is given counts, and then one that the log writes down. Otherwise all frames of the
/// log are looked at before one is inferred, and only where they leave no doubt: a keyboard that
/// moves by its own height between the bottom of the screen and below it shows that bottom, and so
/// does any frame that begins or ends at the bottom of a screen that devices have. Frames that show
/// different bottoms for the same width show nothing.
struct LogScreens: Sendable {
  /// The tops and bottoms of the frames by their widths, in whole points.
  private var edges: [Int: Set<Int>] = [:]
  /// Those from which or to which a keyboard moves by its own height.
  private var bottoms: [Int: Set<Int>] = [:]
  /// The screens that the notifications name.
  private var named: [CGSize] = []
  /// The sizes of the screens by their widths, once they are known.
  private var sizes: [Int: CGSize] = [:]
  private var known: CGSize?
  private var given: CGSize?
  private(set) var origin = KeyboardScreenOrigin.unknown(isContradicted: false)

  /// Adds the evidence of a notification for its screen.
  ///
  /// - Returns: The width of the screen that it names or shows, in whole points; 0 for neither.
  mutating func add(_ notification: LogNotification) -> Int16 {
    let screen = notification.screen.flatMap { $0.isUsable ? $0 : nil }
    if let screen, named.count < 100, !named.contains(screen) { named.append(screen) }
    let end = notification.frame(KeyboardUserInfoKey.endFrame)
    let begin = notification.frame(KeyboardUserInfoKey.beginFrame) ?? end
    guard let begin, let end, begin.mayBeDocked, end.mayBeDocked,
      abs(begin.size.width - end.size.width) < 1
    else { return Int16(screen?.wholeWidth ?? 0) }
    let width = Int(end.size.width.rounded())
    for (upper, lower) in [(begin, end), (end, begin)] {
      edges[width, default: []].formUnion([upper.wholeTop, upper.wholeBottom])
      if upper.size.height > 0, upper.wholeBottom == lower.wholeTop,
        Self.isScreen(width, lower.wholeTop)
      {
        bottoms[width, default: []].insert(lower.wholeTop)
      }
    }
    return Int16(screen?.wholeWidth ?? width)
  }

  /// Decides on the screens after all notifications have been read.
  ///
  /// - Parameters:
  ///   - given: The screen's size, where the caller knows it.
  ///   - written: The screen's size, where the log's notes give it.
  /// - Returns: The screen of the log or of its frames that is not the one given, in a sentence.
  mutating func decide(given: CGSize?, written: CGSize?) -> String? {
    self.given = given.flatMap { $0.isUsable ? $0 : nil }
    let logged = [written].compactMap(\.self) + named
    known = self.given ?? logged.first
    let isContradicted = infer()
    guard let known else {
      origin = sizes.isEmpty ? .unknown(isContradicted: isContradicted) : .inferred
      return nil
    }
    let other = self.given.flatMap { contradiction(of: $0, logged: logged) }
    origin = self.given == nil ? .written : .given(isTurned: false)
    let turned = CGSize(width: known.height, height: known.width)
    let isTurned =
      named.contains(turned) || edges[turned.wholeWidth]?.contains(known.wholeWidth) ?? false
    let others = self.given == nil ? named : []
    let screens = [known] + (isTurned ? [turned] : []) + others
    sizes = Dictionary(screens.map { ($0.wholeWidth, $0) }) { first, _ in first }
    return other
  }

  /// Returns the screen of each notification, where one is known.
  ///
  /// One that shows none is on the screen of the one before, or on the first.
  mutating func screens(of widths: [Int16]) -> [CGSize?] {
    var current = known ?? widths.compactMap { sizes[Int($0)] }.first
    let screens = widths.map { width in
      current = sizes[Int(width)] ?? current
      return current
    }
    if let given { origin = .given(isTurned: !screens.contains(given)) }
    return screens
  }
}

// MARK: - Deciding

extension LogScreens {
  /// Returns the other screen that the log or its frames are of; one that is turned is no other.
  private func contradiction(of given: CGSize, logged: [CGSize]) -> String? {
    if let size = logged.map({ $0.turned(like: given) }).first(where: { $0 != given }) {
      return "the log says \(size.text), not \(given.text) as given"
    }
    let inferred = sizes.values.map { $0.turned(like: given) }.sorted { $0.width < $1.width }
    guard let size = inferred.first, !inferred.contains(given) else { return nil }
    return "the frames are of a screen of \(size.text) points, not of \(given.text) as given"
  }

  /// Returns true where frames of the same width show different bottoms.
  private mutating func infer() -> Bool {
    for (width, edges) in edges {
      let heights = bottoms[width] ?? edges.filter { CGSize.isScreenOfDevice(width, $0) }
      guard heights.count < 2 else {
        sizes = [:]
        return true
      }
      if let height = heights.first { sizes[width] = CGSize(width: width, height: height) }
    }
    return false
  }

  /// Returns true where screens of this height have such a width: they are about 4:3 to 19.5:9.
  private static func isScreen(_ width: Int, _ height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let ratio = Double(max(width, height)) / Double(min(width, height))
    return (1.25...2.3).contains(ratio)
  }
}

extension CGRect {
  fileprivate var wholeTop: Int { Int(origin.y.rounded()) }

  fileprivate var wholeBottom: Int { Int((origin.y + size.height).rounded()) }

  /// True for a frame that may be one of a keyboard at the bottom of the screen, or below it.
  fileprivate var mayBeDocked: Bool {
    let numbers = [origin.y, size.width, size.height]
    return origin.x == 0 && numbers.allSatisfy { (0..<10_000).contains($0) } && origin.y > 0
      && size.width > 0
  }
}

extension CGSize {
  /// Reads a size of a screen, such as `375x667`, in points.
  ///
  /// - Parameter description: Two whole numbers of three or four digits with an `x` between them.
  package init?(description: some StringProtocol) {
    let parts = description.split(separator: "x").flatMap { $0.split(separator: "×") }
    guard parts.count == 2, parts.allSatisfy({ (3...4).contains($0.count) }),
      let width = Int(parts[0]), let height = Int(parts[1]), width >= 100, height >= 100
    else { return nil }
    self.init(width: width, height: height)
  }

  /// As in `375×667`.
  var text: String { "\(JSONText.number(width))×\(JSONText.number(height))" }

  fileprivate var wholeWidth: Int { Int(width.rounded()) }

  /// True for a size that a screen may have, which a log or a caller gives.
  var isUsable: Bool { [width, height].allSatisfy { (1..<10_000) ~= $0 } }

  /// Returns the size turned, where that is needed, to be upright or lie as another does.
  fileprivate func turned(like other: CGSize) -> CGSize {
    (width < height) == (other.width < other.height) ? self : CGSize(width: height, height: width)
  }

  /// Returns true where an iPhone or iPad has a screen of this size, held either way.
  fileprivate static func isScreenOfDevice(_ width: Int, _ height: Int) -> Bool {
    screensOfDevices[min(width, height)]?.contains(max(width, height)) ?? false
  }

  /// The heights by width, in points.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  private static let screensOfDevices: [Int: [Int]] = [
    320: [480, 568], 375: [667, 812], 390: [844], 393: [852], 402: [874], 414: [736, 896],
    420: [912], 428: [926], 430: [932], 440: [956], 744: [1133], 768: [1024], 810: [1080],
    820: [1180], 834: [1112, 1194, 1210], 1024: [1366], 1032: [1376],
  ]
}
