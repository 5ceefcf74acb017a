import Foundation

/// Tells the screen's size from what is written, and from the frames of keyboards.
struct LogScreen: Sendable {
  private(set) var size: CGSize?

  init(size: CGSize? = nil) {
    self.size = size
  }

  /// Takes a size that is written down, unless there is one already.
  mutating func suggest(_ size: CGSize?) {
    if self.size == nil { self.size = size }
  }

  /// Learns from a notification's frames.
  mutating func see(begin: CGRect?, end: CGRect?) {
    guard let size else {
      self.size = Self.size(begin: begin ?? end, end: end)
      return
    }
    // A keyboard as wide as the screen is high, at what is then the bottom: the screen has turned.
    guard let end, size.width != size.height, end.origin.x == 0,
      abs(end.size.width - size.height) < 1
    else { return }
    let edges = [end.origin.y, end.origin.y + end.size.height]
    if edges.contains(where: { abs($0 - size.width) < 1 }) {
      self.size = CGSize(width: size.height, height: size.width)
    }
  }

  /// The size of the screen that a keyboard moves on.
  ///
  /// A keyboard that keeps its bottom has it at the screen's. One that comes from below begins
  /// where the screen ends; with a view controller it begins further below, and then it ends there.
  private static func size(begin: CGRect?, end: CGRect?) -> CGSize? {
    guard let begin, let end, begin.origin.x == 0, end.origin.x == 0,
      begin.origin.y > 0, end.origin.y > 0, end.size.width > 0, end.size.width.isFinite
    else { return nil }
    let bottoms = [begin, end].map { $0.origin.y + $0.size.height }
    let lowestTop = max(begin.origin.y, end.origin.y)
    let height = bottoms[0] == bottoms[1] ? bottoms[0] : min(bottoms[0], bottoms[1], lowestTop)
    let isFinite = height.isFinite && bottoms.allSatisfy(\.isFinite)
    return isFinite ? CGSize(width: end.size.width, height: height) : nil
  }
}
