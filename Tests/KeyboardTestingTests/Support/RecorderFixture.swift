import Foundation
import KeyboardNotifications

@testable import KeyboardTesting

/// A player, a recorder of its notifications, and the recorded lines.
@MainActor
final class RecorderFixture {
  let player = KeyboardTracePlayer()
  private(set) var recorder: KeyboardTraceRecorder
  let state = State()

  @MainActor final class State {
    var time: TimeInterval = 0
    var environment: KeyboardEnvironment?
    var data = Data()
    /// The number of lines before one write fails.
    var lines = Int.max
  }

  struct DiskIsFull: Error {}

  init(
    environment: KeyboardEnvironment? = nil,
    safeAreaBottom: CGFloat? = nil,
    failingAfter lines: Int = .max
  ) {
    state.environment = environment
    state.lines = lines
    recorder = KeyboardTraceRecorder(
      header: KeyboardTrace(title: "A test").headerLine,
      center: player.center,
      view: { [player, state] in
        (state.environment ?? player.environment).view
          .map { ($0, safeAreaBottom ?? player.safeAreaBottom) }
      },
      environment: { [player, state] in state.environment ?? player.environment },
      now: { [state] in state.time },
      write: { [state] line in
        state.lines -= 1
        guard state.lines != -1 else { throw DiskIsFull() }
        state.data += Data((line + "\n").utf8)
      }
    )
  }

  var data: Data { state.data }

  var lines: [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func trace() throws -> KeyboardTrace {
    try KeyboardTrace(data: data)
  }

  /// Plays a trace by its times, and records the environment after each record.
  func play(_ trace: KeyboardTrace) {
    for record in trace.records {
      state.time = record.time ?? state.time
      player.play(record)
      recorder.recordEnvironment()
    }
  }

  func post(_ type: KeyboardNotificationType, _ userInfo: [AnyHashable: Any]? = nil) {
    player.center.post(name: type.name, object: nil, userInfo: userInfo)
  }

  /// Posts a user info, and returns the recorded one.
  func recorded(_ userInfo: [AnyHashable: Any]) throws -> [String: KeyboardTraceValue] {
    post(.willShow, userInfo)
    return try trace().userInfos.last ?? [:]
  }
}

extension KeyboardTrace {
  /// The records with the times that they leave out, and without expectations.
  var withTimes: [KeyboardTrace.Record] {
    var time: TimeInterval = 0
    return records.compactMap { record in
      time = record.time ?? time
      if case .expectation = record.content { return nil }
      return KeyboardTrace.Record(time: time, record.content)
    }
  }
}

extension SimulatedKeyboard {
  /// Returns a recorder of the keyboard that writes to a folder.
  func recorder(
    in folder: URL,
    fileCount: Int = 3,
    byteLimit: Int = 1_000_000
  ) throws -> KeyboardTraceRecorder {
    try KeyboardTraceRecorder(
      folder: folder,
      title: "A test",
      fileCount: fileCount,
      byteLimit: byteLimit,
      center: center,
      view: { nil },
      environment: { self.environment }
    )
  }
}
