package import Foundation
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
}

/// The screens that the notifications of a log were posted on, as far as it shows them.
///
/// A size that is given counts, and then one that the log writes down. Otherwise all frames of the
/// log are looked at before one is inferred, and only where they leave no doubt: a keyboard that
/// moves by its own height between the bottom of the screen and below it shows that bottom, and so
/// does any frame that begins or ends at the bottom of a screen that devices have. Frames that show
/// different bottoms for the same width show nothing.
struct LogScreens: Sendable {
  /// The part of a notification that identifies its screen once those of the log are known.
  struct Place: Sendable {
    /// The keyboard's width in whole points, where it begins at the left edge, below the top; or 0.
    fileprivate var width: Int16 = 0
    /// The number of the screen that the notification names; or -1.
    fileprivate var screen: Int16 = -1
  }

  /// The edges of the frames of one width, in whole points.
  private struct Edges: Sendable {
    var all: Set<Int> = []
    /// Those from which or to which a keyboard moves by its own height.
    var ofMoves: Set<Int> = []
  }

  private var edges: [Int: Edges] = [:]
  private var named: [CGSize] = []
  /// The sizes of the screens by their widths, once they are known.
  private var sizes: [Int: CGSize] = [:]
  private var known: CGSize?
  private var given: CGSize?
  private(set) var origin = KeyboardScreenOrigin.unknown(isContradicted: false)
  /// The screen of the log or of its frames that is not the one given, in a sentence.
  private(set) var contradiction: String?

  /// Adds the evidence of a notification for its screen.
  mutating func add(_ notification: LogNotification) -> Place {
    var place = Place()
    if let screen = notification.screen, screen.isUsable { place.screen = number(of: screen) }
    let end = notification.frame(KeyboardUserInfoKey.endFrame)
    let begin = notification.frame(KeyboardUserInfoKey.beginFrame) ?? end
    guard let begin, let end, Self.isUsable(begin), Self.isUsable(end),
      abs(begin.size.width - end.size.width) < 1
    else { return place }
    let width = Int(end.size.width.rounded())
    place.width = Int16(width)
    let (from, to) = (begin.wholeEdges, end.wholeEdges)
    var edges = edges[width] ?? Edges()
    edges.all.formUnion([from.top, from.bottom, to.top, to.bottom])
    if begin.size.height > 0, from.bottom == to.top, Self.isScreen(width, to.top) {
      edges.ofMoves.insert(to.top)
    } else if end.size.height > 0, to.bottom == from.top, Self.isScreen(width, from.top) {
      edges.ofMoves.insert(from.top)
    }
    self.edges[width] = edges
    return place
  }

  /// Returns the number of a screen; one after many others is not kept.
  private mutating func number(of screen: CGSize) -> Int16 {
    if let index = named.firstIndex(of: screen) { return Int16(index) }
    guard named.count < 100 else { return -1 }
    named.append(screen)
    return Int16(named.count - 1)
  }

  /// Decides on the screens after all notifications have been read.
  ///
  /// - Parameters:
  ///   - given: The screen's size, where the caller knows it.
  ///   - written: The screen's size, where the log's notes give it.
  mutating func decide(given: CGSize?, written: CGSize?) {
    self.given = given.flatMap { $0.isUsable ? $0 : nil }
    let logged = [written].compactMap(\.self) + named
    known = self.given ?? logged.first
    let isContradicted = infer()
    if let known {
      contradiction = self.given.flatMap { contradiction(of: $0, logged: logged) }
      origin = self.given == nil ? .written : .given(isTurned: false)
      takeSize(known)
    } else {
      origin = sizes.isEmpty ? .unknown(isContradicted: isContradicted) : .inferred
    }
  }

  /// Notes the screens that the trace has in the end.
  mutating func note(_ screens: [CGSize]) {
    guard let given, !screens.isEmpty else { return }
    origin = .given(isTurned: !screens.contains(given))
  }

  /// Returns the screen of the first notification, and of those that show none.
  func first(of places: some Sequence<Place>) -> CGSize? {
    known ?? places.lazy.compactMap { sizes[Int($0.width)] }.first { _ in true }
  }

  /// Returns the screen of a notification, where the one before is on a screen.
  func screen(at place: Place, after current: CGSize?) -> CGSize? {
    if let size = sizes[Int(place.width)] { return size }
    guard place.screen >= 0 else { return current }
    let screen = named[Int(place.screen)]
    return given?.turned(like: screen) ?? screen
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

  /// Takes only this size, and the turned one where a keyboard stands at the bottom of that.
  private mutating func takeSize(_ size: CGSize) {
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let isTurned = edges[height]?.all.contains(width) ?? false
    sizes = isTurned ? [height: CGSize(width: size.height, height: size.width)] : [:]
    sizes[width] = size
  }

  /// Returns true where frames of the same width show different bottoms.
  private mutating func infer() -> Bool {
    for (width, edges) in edges {
      let ofDevices = edges.all.filter { CGSize.isScreenOfDevice(width, $0) }
      let heights = edges.ofMoves.isEmpty ? ofDevices : edges.ofMoves
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

  /// Returns true for a frame that may be one of a keyboard at the bottom of the screen, or below
  /// it.
  private static func isUsable(_ frame: CGRect) -> Bool {
    let numbers = [frame.origin.y, frame.size.width, frame.size.height]
    return frame.origin.x == 0 && numbers.allSatisfy { (0..<10_000).contains($0) }
      && frame.origin.y > 0 && frame.size.width > 0
  }
}

extension CGRect {
  fileprivate var wholeEdges: (top: Int, bottom: Int) {
    (Int(origin.y.rounded()), Int((origin.y + size.height).rounded()))
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
