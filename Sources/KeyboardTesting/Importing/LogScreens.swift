import Foundation
import KeyboardNotifications

/// The screens that the notifications of a log were posted on, as far as they are known.
///
/// The size that the caller gives counts first, then one that the log writes. Otherwise all frames
/// of the log are compared. The top of a keyboard that is hidden below the screen is the bottom of
/// the screen, so a keyboard that moves by its own height shows that bottom. So does a frame with
/// its top or bottom at that of a device's screen. If frames of the same width show different
/// bottoms, no screen is inferred.
struct LogScreens: Sendable {
  /// The size that the caller gives.
  private let given: CGSize?
  /// The size in a comment of the log.
  private let written: CGSize?
  /// The tops and bottoms of the frames by their widths, in whole points.
  private var edges: [Int: Set<Int>] = [:]
  /// The edges from or to which a keyboard moves by its own height.
  private var bottoms: [Int: Set<Int>] = [:]
  /// The screens that the notifications name.
  private var named: [CGSize] = []

  init(given: CGSize?, written: CGSize?) {
    self.given = given
    self.written = written
  }

  /// Adds the screens that notifications name, and the edges of their frames.
  mutating func add(_ notifications: [LogNotification]) {
    for notification in notifications {
      // mutant: swap, because neither changes the other
      if let screen = notification.usableScreen, !named.contains(screen) { named.append(screen) }
      if let frames = notification.dockedFrames { add(frames.begin, frames.end) }
    }
  }

  private mutating func add(_ begin: CGRect, _ end: CGRect) {
    let width = end.size.wholeWidth
    // The keyboard may move up or down.
    for (upper, lower) in [(begin, end), (end, begin)] {
      edges[width, default: []].formUnion([upper.wholeTop, upper.wholeBottom])
      // mutant: 0 to 1, because no keyboard is that low
      let movesByItsHeight = upper.size.height > 0 && upper.wholeBottom == lower.wholeTop
      if movesByItsHeight, Self.hasShapeOfScreen(width, lower.wholeTop) {
        bottoms[width, default: []].insert(lower.wholeTop)
      }
    }
  }

  /// The first screen that is stated: by the caller, in a comment of the log or in a notification.
  private var stated: CGSize? { given ?? written ?? named.first }

  /// The stated screen, or else the narrowest one that the frames show.
  var known: CGSize? { stated ?? inferred?.values.min { $0.width < $1.width } }

  /// Returns the screen of each notification, if it is known, and the origin of the screens.
  ///
  /// A notification that shows no screen is on that of the one before, or on the first screen.
  func place(
    _ notifications: [LogNotification]
  ) -> (sizes: [CGSize?], origin: KeyboardScreenOrigin) {
    let sizes = sizesByWidth
    let shown = notifications.map { notification in
      notification.screenWidth.flatMap { sizes[$0] }
    }
    var current = stated ?? shown.lazy.compactMap(\.self).first
    let screens = shown.map { size in
      current = size ?? current
      return current
    }
    return (screens, origin(of: screens))
  }

  /// The sizes of the screens by their widths: the stated ones, or else those that the frames show.
  ///
  /// If the caller gives a size, those of the log do not count. A screen may turn.
  private var sizesByWidth: [Int: CGSize] {
    guard let stated else { return inferred ?? [:] }
    let turned = CGSize(width: stated.height, height: stated.width)
    let others = given == nil ? named : []
    let sizes = [stated] + others + [turned]
    return Dictionary(sizes.map { ($0.wholeWidth, $0) }) { first, _ in first }
  }

  /// Returns the origin of the screens on which the notifications were placed.
  private func origin(of screens: [CGSize?]) -> KeyboardScreenOrigin {
    if let given { return screens.contains(given) ? .given : .turned }
    if stated != nil { return .written }
    guard let inferred else { return .contradicted }
    return inferred.isEmpty ? .unknown : .inferred
  }

  /// A sentence on a screen that contradicts the given one, or without that, the written one.
  ///
  /// A screen that has turned is no contradiction.
  var contradiction: String? {
    guard let known = given ?? written else { return nil }
    return contradictionInLog(of: known) ?? contradictionInFrames(of: known)
  }

  private func contradictionInLog(of known: CGSize) -> String? {
    let isGiven = given != nil
    let logged = isGiven ? [written].compactMap(\.self) + named : named
    let other = logged.map { $0.turned(like: known) }.first { $0 != known }
    guard let other else { return nil }
    let subject = isGiven ? "the log says" : "the notifications say"
    return "\(subject) \(other.text), not \(known.text) \(originOfKnown.rawValue)"
  }

  private func contradictionInFrames(of known: CGSize) -> String? {
    let shown = (inferred ?? [:]).values.map { $0.turned(like: known) }
    // mutant: < to <=, because either of two sizes as wide will do
    guard !shown.contains(known), let other = shown.min(by: { $0.width < $1.width }) else {
      return nil
    }
    return "the frames are of a screen of \(other.text) points, not of \(known.text) "
      + originOfKnown.rawValue
  }

  private var originOfKnown: KeyboardScreenOrigin { given == nil ? .written : .given }

  /// The sizes that the frames show, by width; `nil` if frames of the same width show different
  /// bottoms.
  private var inferred: [Int: CGSize]? {
    var sizes: [Int: CGSize] = [:]
    for (width, edges) in edges {
      let heights = bottoms[width] ?? edges.filter { CGSize.isScreenOfDevice(width, $0) }
      // mutant: swap, because the sizes are not returned then
      guard heights.count < 2 else { return nil }
      sizes[width] = heights.first.map { CGSize(width: width, height: $0) }
    }
    return sizes
  }

  /// Returns true if a screen may have these sides.
  ///
  /// The sides of a screen are in a ratio from about 4:3 to 19.5:9.
  private static func hasShapeOfScreen(_ width: Int, _ height: Int) -> Bool {
    (1.25...2.3).contains(Double(max(width, height)) / Double(min(width, height)))
  }
}

extension LogNotification {
  /// The size of the screen that the notification names, if a screen may have it.
  fileprivate var usableScreen: CGSize? { screen.flatMap { $0.isUsable ? $0 : nil } }

  /// The frames in which the keyboard begins and ends, if both may be at the bottom of a screen.
  fileprivate var dockedFrames: (begin: CGRect, end: CGRect)? {
    guard let end = frame(KeyboardUserInfoKey.endFrame) else { return nil }
    let begin = frame(KeyboardUserInfoKey.beginFrame) ?? end
    let isDocked = begin.mayBeDocked && end.mayBeDocked
    return isDocked && begin.size.wholeWidth == end.size.wholeWidth ? (begin, end) : nil
  }

  /// The width of the screen that it names or shows, in whole points.
  fileprivate var screenWidth: Int? {
    (usableScreen ?? dockedFrames?.end.size)?.wholeWidth
  }
}

/// The lengths on a screen, in points.
// mutant: ..< to ..., because no screen is that large
private let screenLengths: Range<CGFloat> = 0..<10_000

extension CGRect {
  fileprivate var wholeTop: Int { Int(origin.y.rounded()) }

  fileprivate var wholeBottom: Int { Int((origin.y + size.height).rounded()) }

  /// True for a frame that may be one of a keyboard at the bottom of the screen, or below it.
  fileprivate var mayBeDocked: Bool {
    let lengths = [origin.y, size.width, size.height]
    let areUsable = lengths.allSatisfy { screenLengths.contains($0) }
    // mutant: 0 to 1, because no screen has a keyboard that high
    return origin.x == 0 && origin.y > 0 && areUsable
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
  var isUsable: Bool { [width, height].allSatisfy { $0 >= 1 && screenLengths.contains($0) } }

  /// Returns the size, turned if only one of both is in portrait.
  fileprivate func turned(like other: CGSize) -> CGSize {
    // mutant: < to <=, because no screen is square
    (width < height) == (other.width < other.height) ? self : CGSize(width: height, height: width)
  }

  /// Returns true if an iPhone or iPad has a screen of this size, in portrait or landscape.
  fileprivate static func isScreenOfDevice(_ width: Int, _ height: Int) -> Bool {
    screensOfDevices[min(width, height)]?.contains(max(width, height)) ?? false
  }

  /// The heights by width, in points, in portrait.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  private static let screensOfDevices: [Int: [Int]] = [
    320: [480, 568], 375: [667, 812], 390: [844], 393: [852], 402: [874], 414: [736, 896],
    420: [912], 428: [926], 430: [932], 440: [956], 744: [1133], 768: [1024], 810: [1080],
    820: [1180], 834: [1112, 1194, 1210], 1024: [1366], 1032: [1376],
  ]
}
