import Foundation
import KeyboardTesting

/// A built-in trace, read without the package: what is posted, and what must be covered after it.
///
/// The height is the one that the author of the trace wrote down for a view that fills the screen.
/// So an oracle that starts from it shares no code with what it judges.
struct PlainTrace {
  enum Event {
    /// The state of a trace whose screen has got these bounds.
    case screen(CGRect)
    /// The state of a trace in which something is posted.
    case post(name: String, userInfo: [AnyHashable: Any])
    /// The state of a trace after which this height of the screen must be covered.
    case expect(covered: CGFloat)
  }

  static let titles = KeyboardTrace.builtIn.map(title)

  let events: [Event]
  let prefersCrossFade: Bool

  /// Reads the built-in trace of a title.
  @MainActor
  init(_ title: String) {
    let trace = KeyboardTrace.builtIn.first { Self.title($0) == title }
    let lines = trace.map { Self.objects($0.jsonLines) } ?? []
    events = lines.flatMap { Self.events($0.kind, $0.payload) }
    prefersCrossFade = lines.contains {
      $0.payload["prefersCrossFadeTransitions"] as? Bool == true
    }
  }

  /// The bounds of the screen that the trace begins with.
  var screen: CGRect {
    events.lazy.compactMap { if case .screen(let frame) = $0 { frame } else { nil } }.first ?? .zero
  }
}

// MARK: - Reading

extension PlainTrace {
  private typealias Line = (kind: String, payload: [String: Any])

  private static func title(_ trace: KeyboardTrace) -> String {
    objects(trace.jsonLines).first?.payload["title"] as? String ?? ""
  }

  private static func objects(_ jsonLines: String) -> [Line] {
    jsonLines.split(separator: "\n").compactMap { line in
      let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let object = value as? [String: Any], let kind = object["kind"] as? String else {
        return nil
      }
      return (kind, object["payload"] as? [String: Any] ?? [:])
    }
  }

  private static func events(_ kind: String, _ payload: [String: Any]) -> [Event] {
    switch kind {
    case "screen": return [.screen(rectangle(payload["frame"]) ?? .zero)]
    case "expectation":
      guard let covered = payload["covered"] as? NSNumber else { return [] }
      return [.expect(covered: CGFloat(covered.doubleValue))]
    case "application":
      let names = [
        "active": "UIApplicationDidBecomeActiveNotification",
        "inactive": "UIApplicationWillResignActiveNotification",
        "background": "UIApplicationDidEnterBackgroundNotification",
      ]
      return names[payload["state"] as? String ?? ""].map { [.post(name: $0, userInfo: [:])] } ?? []
    case "notification":
      let info = payload["userInfo"] as? [String: Any] ?? [:]
      let posted = info.map { ($0 as AnyHashable, rectangle($1) ?? $1) }
      return [
        .post(
          name: payload["name"] as? String ?? "",
          userInfo: Dictionary(uniqueKeysWithValues: posted)
        )
      ]
    default: return []
    }
  }

  private static func rectangle(_ value: Any?) -> CGRect? {
    guard let numbers = value as? [NSNumber], numbers.count == 4 else { return nil }
    let parts = numbers.map { CGFloat($0.doubleValue) }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
