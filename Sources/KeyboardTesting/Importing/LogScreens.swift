package import Foundation
import KeyboardNotifications

/// Tells which screen each notification of a log was posted on.
///
/// A size that is given, or that the log writes down, counts. Otherwise all frames of the log are
/// looked at before anything is said, and the size is told only where they leave no doubt: a
/// keyboard that moves by its own height between the bottom of the screen and below it shows that
/// bottom, and so does any frame that begins or ends at the bottom of a screen that devices have.
/// Frames that show different bottoms for the same width tell nothing.
struct LogScreens {
  /// How the screen is known.
  enum Source: Equatable {
    case given, written, inferred
    /// The frames tell nothing, or contradict each other.
    case unknown(isContradicted: Bool)
  }

  /// A screen that a notification was posted on.
  struct Screen: Equatable {
    var size: CGSize
    var isInferred: Bool
  }

  /// The screen of each notification, as far as it is known.
  private(set) var screens: [Screen?] = []
  private(set) var source: Source = .given

  /// The sizes of the screens by their widths.
  private var sizes: [Int: CGSize] = [:]

  init(of notifications: [LogNotification], given: CGSize?, written: CGSize?) {
    let evidence = notifications.map(FrameEvidence.init)
    let known = given ?? written ?? notifications.compactMap(\.screen).first
    if let known {
      source = given == nil ? .written : .given
      addTurned(known, evidence)
    } else {
      let isContradicted = infer(from: evidence)
      source = sizes.isEmpty ? .unknown(isContradicted: isContradicted) : .inferred
    }
    var current: CGSize?
    screens = zip(notifications, evidence).map { notification, evidence in
      current = evidence.width.flatMap { sizes[$0] } ?? notification.screen ?? current
      return current.map { Screen(size: $0, isInferred: source == .inferred) }
    }
    let first = known ?? screens.lazy.compactMap(\.self).first?.size
    for index in screens.indices.prefix(while: { screens[$0] == nil }) {
      screens[index] = first.map { Screen(size: $0, isInferred: source == .inferred) }
    }
  }

  /// Takes a size, and the turned one where a keyboard stands at the bottom of that.
  private mutating func addTurned(_ size: CGSize, _ evidence: [FrameEvidence]) {
    let turned = CGSize(width: size.height, height: size.width)
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    for evidence in evidence where evidence.width == height {
      if evidence.edges.contains(width) { sizes[height] = turned }
    }
    sizes[width] = size
  }

  /// Returns whether frames of the same width show different bottoms.
  private mutating func infer(from evidence: [FrameEvidence]) -> Bool {
    var isContradicted = false
    for (width, frames) in Dictionary(grouping: evidence.filter { $0.width != nil }, by: \.width) {
      guard let width else { continue }
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

/// What the frames of one notification show of the screen, in whole points.
private struct FrameEvidence {
  /// The keyboard's width, where it begins at the left edge and somewhere below the top.
  var width: Int?
  /// Where a frame begins or ends.
  var edges: Set<Int> = []
  /// The bottom of the screen, where the keyboard moves by its own height to it or from it.
  var bottomOfMove: Int?

  init(_ notification: LogNotification) {
    let end = notification.frame(KeyboardUserInfoKey.endFrame)
    let begin = notification.frame(KeyboardUserInfoKey.beginFrame) ?? end
    guard let begin, let end, Self.isUsable(begin), Self.isUsable(end),
      abs(begin.size.width - end.size.width) < 1
    else { return }
    width = Int(end.size.width.rounded())
    let (tops, bottoms) = (
      [begin, end].map { Int($0.origin.y.rounded()) },
      [begin, end].map { Int(($0.origin.y + $0.size.height).rounded()) }
    )
    edges = Set(tops + bottoms)
    let moves = [(begin, bottoms[0], tops[1]), (end, bottoms[1], tops[0])]
    bottomOfMove =
      moves.first { shown, bottom, top in
        shown.size.height > 0 && bottom == top && isScreen(top)
      }?.2
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
