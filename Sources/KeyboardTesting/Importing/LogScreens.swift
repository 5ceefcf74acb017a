package import Foundation
import KeyboardNotifications

/// Tells which screen each notification of a log was posted on.
///
/// A size that is given counts, and then one that the log writes down. Otherwise all frames of the
/// log are looked at before anything is said, and the size is told only where they leave no doubt: a
/// keyboard that moves by its own height between the bottom of the screen and below it shows that
/// bottom, and so does any frame that begins or ends at the bottom of a screen that devices have.
/// Frames that show different bottoms for the same width tell nothing.
struct LogScreens {
  /// How the screen is known.
  enum Source: Equatable {
    case given(CGSize), written, inferred
    /// The frames tell nothing, or contradict each other.
    case unknown(isContradicted: Bool)
  }

  /// The size of each notification's screen, as far as it is known.
  private(set) var screens: [CGSize?] = []
  private(set) var source: Source = .written
  /// What the log says or its frames tell against the screen that is given.
  private(set) var contradiction: String?

  /// The sizes of the screens by their widths.
  private var sizes: [Int: CGSize] = [:]

  init(of notifications: [LogNotification], given: CGSize?, written: CGSize?) {
    let evidence = notifications.map(FrameEvidence.init)
    let given = given.flatMap { $0.isUsable ? $0 : nil }
    let logged = ([written] + evidence.map(\.screen)).compactMap(\.self)
    let known = given ?? logged.first
    let isContradicted = infer(from: evidence)
    if let known {
      source = given.map(Source.given) ?? .written
      contradiction = given.flatMap { contradiction(of: $0, logged: logged) }
      takeSize(known, evidence)
    } else {
      source = sizes.isEmpty ? .unknown(isContradicted: isContradicted) : .inferred
    }
    var current = known ?? evidence.compactMap(\.width).compactMap { sizes[$0] }.first
    screens = evidence.map { evidence in
      let named = evidence.screen.map { given?.turned(like: $0) ?? $0 }
      current = evidence.width.flatMap { sizes[$0] } ?? named ?? current
      return current
    }
  }

  /// Says which other screen the log or its frames are of; one that is turned is no other.
  private func contradiction(of given: CGSize, logged: [CGSize]) -> String? {
    if let size = logged.map({ $0.turned(like: given) }).first(where: { $0 != given }) {
      return "the log says \(size.text), not \(given.text) as given"
    }
    let inferred = sizes.values.map { $0.turned(like: given) }.sorted { $0.width < $1.width }
    guard let size = inferred.first, !inferred.contains(given) else { return nil }
    return "the frames are of a screen of \(size.text) points, not of \(given.text) as given"
  }

  /// Takes only this size, and the turned one where a keyboard stands at the bottom of that.
  private mutating func takeSize(_ size: CGSize, _ evidence: [FrameEvidence]) {
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let isTurned = evidence.contains { $0.width == height && $0.edges.contains(width) }
    sizes = isTurned ? [height: CGSize(width: size.height, height: size.width)] : [:]
    sizes[width] = size
  }

  /// Returns whether frames of the same width show different bottoms.
  private mutating func infer(from evidence: [FrameEvidence]) -> Bool {
    var isContradicted = false
    for case (let width?, let frames) in Dictionary(grouping: evidence, by: \.width) {
      let moves = Set(frames.compactMap(\.bottomOfMove))
      let heights = moves.isEmpty ? Set(frames.flatMap(\.bottomsOfDevices)) : moves
      if heights.count == 1, let height = heights.first {
        sizes[width] = CGSize(width: width, height: height)
      } else if heights.count > 1 {
        isContradicted = true
      }
    }
    if isContradicted { sizes = [:] }
    return isContradicted
  }
}

/// What one notification shows of the screen; its frames, in whole points.
private struct FrameEvidence {
  /// The screen that the notification names.
  var screen: CGSize?
  /// The keyboard's width, where it begins at the left edge and somewhere below the top.
  var width: Int?
  /// Where a frame begins or ends.
  var edges: Set<Int> = []
  /// The bottom of the screen, where the keyboard moves by its own height to it or from it.
  var bottomOfMove: Int?

  init(_ notification: LogNotification) {
    screen = notification.screen.flatMap { $0.isUsable ? $0 : nil }
    let end = notification.frame(KeyboardUserInfoKey.endFrame)
    let begin = notification.frame(KeyboardUserInfoKey.beginFrame) ?? end
    guard let begin, let end, Self.isUsable(begin), Self.isUsable(end),
      abs(begin.size.width - end.size.width) < 1
    else { return }
    width = Int(end.size.width.rounded())
    let tops = [begin, end].map { Int($0.origin.y.rounded()) }
    let bottoms = [begin, end].map { Int(($0.origin.y + $0.size.height).rounded()) }
    edges = Set(tops + bottoms)
    let moves = [(begin, bottoms[0], tops[1]), (end, bottoms[1], tops[0])]
    bottomOfMove = moves.first { $0.size.height > 0 && $1 == $2 && isScreen($2) }?.2
  }

  /// The edges that are at the bottom of a screen that devices have.
  var bottomsOfDevices: [Int] {
    guard let width else { return [] }
    return edges.filter { CGSize.isScreenOfDevice(width, $0) }
  }

  /// Whether screens of this height have such a width: they are about 4:3 to 19.5:9.
  private func isScreen(_ height: Int) -> Bool {
    guard let width, width > 0, height > 0 else { return false }
    let ratio = Double(max(width, height)) / Double(min(width, height))
    return (1.25...2.3).contains(ratio)
  }

  /// Whether a frame may be one of a keyboard at the bottom of the screen, or below it.
  private static func isUsable(_ frame: CGRect) -> Bool {
    let numbers = [frame.origin.y, frame.size.width, frame.size.height]
    return frame.origin.x == 0 && numbers.allSatisfy { (0..<10_000).contains($0) }
      && frame.origin.y > 0 && frame.size.width > 0
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

  /// The size turned, where that is needed, to be upright or lie as another does.
  fileprivate func turned(like other: CGSize) -> CGSize {
    (width < height) == (other.width < other.height) ? self : CGSize(width: height, height: width)
  }

  /// Whether a screen may have this size, which a log or a caller gives.
  fileprivate var isUsable: Bool { [width, height].allSatisfy { (1..<10_000) ~= $0 } }

  /// Whether an iPhone or iPad has a screen of this size, held either way.
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
