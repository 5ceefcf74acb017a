import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// A console log that someone posted, as it is kept beside the tests.
struct Recording: CustomTestStringConvertible, Sendable {
  let name: String
  private var folder = Self.folder

  init(name: String) {
    self.name = name
  }

  static let all: [Recording] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().map { Recording(name: $0) }
  }()

  /// The log beside the article on console logs.
  static let sample: Recording = {
    var sample = Recording(name: "customer.log")
    sample.folder = folder.appendingPathComponent("../../..").standardized
      .appendingPathComponent("Sources/KeyboardTesting/Documentation.docc/Resources")
    return sample
  }()

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  var testDescription: String { name }

  func log() throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func trace() throws -> KeyboardTrace {
    try KeyboardTrace(consoleLog: try log(), file: name)
  }
}

extension KeyboardTrace {
  /// The types of the notifications, such as `willShow`; the whole name of one without a type.
  var types: [String] {
    records.compactMap { record in
      guard case .notification(let name, _, _) = record.content else { return nil }
      return KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
    }
  }

  var userInfos: [[String: KeyboardTraceValue]] {
    records.compactMap { record in
      guard case .notification(_, let userInfo, _) = record.content else { return nil }
      return userInfo
    }
  }

  var screens: [KeyboardTraceValue] {
    records.compactMap { record in
      guard case .screen(let frame, _, _) = record.content else { return nil }
      return KeyboardTraceValue(posted: frame.size)
    }
  }

  /// The covered height after each notification.
  @MainActor var coveredHeights: [Double] {
    let player = KeyboardTracePlayer()
    player.tracker.onMalformed = { _ in }
    return records.compactMap { record in
      player.play(record)
      guard case .notification = record.content else { return nil }
      return player.result.covered.map { Double($0) }
    }
  }
}
