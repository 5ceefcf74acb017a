public import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// Returns the trace as it would have been on another screen, with the same heights and
  /// placements.
  ///
  /// For a screen under test that is not as large as the recorded one. A docked keyboard keeps its
  /// height and spans the new screen as it did the old one; one that floats keeps its size and its
  /// distance from the bottom; a window and a view keep their distances from the top and bottom.
  /// The new screen turns when the trace turns its own. A docked keyboard that is taller
  /// than the new screen is cut at its top, and ``importNotes`` names it. A trace that gives no
  /// screen is left as it is, since the place of its frames is not known.
  ///
  /// - Parameter screen: The bounds of the other screen, held as the trace begins, in points.
  /// - Returns: The trace with other rectangles.
  public func fitted(to screen: CGRect) -> KeyboardTrace {
    guard !screen.isEmpty, screen.width.isFinite, screen.height.isFinite else { return self }
    var (trace, fitting) = (self, TraceFitting(first: screen, new: screen))
    for (index, record) in records.enumerated() {
      fitting.cutHeight = nil
      trace.records[index].content = fitting.fitted(record.content)
      guard let height = fitting.cutHeight else { continue }
      let place = record.line.map { "line \($0)" } ?? "record \(index + 1)"
      let (keyboard, limit) = (JSONText.number(height), JSONText.number(fitting.new.height))
      trace.importNotes.append(
        "\(place): a keyboard of \(keyboard) points is cut to the screen of \(limit)"
      )
    }
    return trace
  }
}

/// Move of a trace's rectangles from its screen to another.
private struct TraceFitting {
  /// The other screen, as it is held at first.
  let first: CGRect
  var new: CGRect
  var firstIsWide: Bool?
  var old: CGRect?
  var oldWindow: CGRect?
  /// The height of a docked keyboard that was cut to the new screen.
  var cutHeight: CGFloat?

  mutating func fitted(_ content: KeyboardTraceContent) -> KeyboardTraceContent {
    switch content {
    case .screen(let frame, let name, let isInferred):
      turn(to: frame)
      return .screen(new, name: name, isInferred: isInferred)
    case .window(let frame):
      oldWindow = frame
      return .window(area(frame))
    case .view(let frame, let safeAreaBottom):
      return .view(area(frame), safeAreaBottom: safeAreaBottom)
    case .notification(let name, let userInfo, let screen):
      return .notification(name: name, userInfo: userInfo.map { fitted($0) }, screen: screen)
    case .header, .accessibility, .policy, .application, .expectation: return content
    }
  }

  private mutating func turn(to frame: CGRect) {
    let isWide = frame.width > frame.height
    firstIsWide = firstIsWide ?? isWide
    let size = isWide == firstIsWide ? first.size : CGSize(width: first.height, height: first.width)
    old = frame
    new = CGRect(origin: first.origin, size: size)
  }

  /// Returns a window or a view: as far from the top and the bottom as it was.
  private func area(_ frame: CGRect) -> CGRect {
    guard let old, old.width > 0 else { return frame }
    let height = max(0, frame.height + new.height - old.height)
    return spanning(frame, y: new.minY + frame.minY - old.minY, height: height, from: old)
  }

  private mutating func keyboard(_ frame: CGRect) -> CGRect {
    guard let old, old.width > 0, frame != .zero else { return frame }
    var (size, distance) = (frame.size, old.maxY - frame.maxY)
    let placement = KeyboardPlacement(of: frame, screen: old, window: oldWindow)
    if placement == .docked, distance + size.height > new.height {
      cutHeight = distance + size.height
      size.height = new.height - distance
    } else if placement == .floating {
      size.height = min(size.height, max(1, new.height - 2))
      distance = min(distance, new.height - size.height)
    }
    let y = new.maxY - distance - size.height
    var result = spanning(frame, y: y, height: size.height, from: old)
    if placement == .floating {
      result.size.width = min(size.width, new.width)
      result.origin.x = min(max(new.minX, result.minX), new.maxX - result.width)
    }
    return result
  }

  /// Returns a frame that spans as much of the new screen's width as it did of the old one's.
  private func spanning(_ frame: CGRect, y: CGFloat, height: CGFloat, from old: CGRect) -> CGRect {
    let scale = new.width / old.width
    let x = new.minX + (frame.minX - old.minX) * scale
    return CGRect(x: x, y: y, width: frame.width * scale, height: height)
  }

  /// Moves the frames and their centers; a value that is no finite rectangle stays what it is.
  private mutating func fitted(
    _ userInfo: [String: KeyboardTraceValue]
  ) -> [String: KeyboardTraceValue] {
    let frames = [KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame].map { key in
      (userInfo[key]?.posted as? CGRect).finite.map { keyboard($0) }
    }
    var new = SimulatedUserInfo.values(begin: frames[0], end: frames[1], duration: nil)
    new[KeyboardUserInfoKey.isLocal] = nil
    return userInfo.merging(new.filter { userInfo[$0.key] != nil }) { _, new in new }
  }
}
