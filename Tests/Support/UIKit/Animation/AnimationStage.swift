// A test double of UIKit for Linux; never a product.

import Foundation

/// Where animations are made: at once, and written down.
@MainActor
enum AnimationStage {
  static var isEnabled = true
  private static var durations: [TimeInterval] = []
  private static var logs: [[StandInAnimation]] = []
  private static var held: [[(Bool) -> Void]] = []

  static var duration: TimeInterval { durations.last ?? 0 }

  static func perform(
    _ animation: StandInAnimation,
    _ animations: () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    var animation = animation
    animation.isEnabled = isEnabled
    for index in logs.indices { logs[index].append(animation) }
    durations.append(isEnabled ? animation.duration : 0)
    animations()
    durations.removeLast()
    if held.isEmpty || !isEnabled {
      completion(true)
    } else {
      held[held.count - 1].append(completion)
    }
  }

  static func withoutAnimation(_ actions: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    durations.append(0)
    actions()
    durations.removeLast()
    isEnabled = wasEnabled
  }

  static func recording(_ work: () throws -> Void) rethrows -> [StandInAnimation] {
    logs.append([])
    do {
      try work()
    } catch {
      logs.removeLast()
      throw error
    }
    return logs.removeLast()
  }

  static func holding(_ finished: Bool, _ work: () throws -> Void) rethrows {
    held.append([])
    defer { for completion in held.removeLast() { completion(finished) } }
    try work()
  }
}
