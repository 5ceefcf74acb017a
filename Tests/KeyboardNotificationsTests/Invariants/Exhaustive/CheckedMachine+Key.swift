import Foundation

@testable import KeyboardNotifications

extension CheckedMachine {
  /// All that a machine remembers, except how often it changed, in one number: two machines of the
  /// same key answer alike.
  ///
  /// - Throws: If the machine remembers something that has no place in the number.
  func key() throws(InvariantViolation) -> UInt64 {
    var packer = Packer()
    packer.add(machine.isActive ? 1 : 0, of: 2)
    packer.add(machine.isAnnounced ? 1 : 0, of: 2)
    packer.add(Int(machine.unconfirmedCount), of: 5)
    try packer.add(machine.state)
    try packer.add(machine.delivered)
    let replaced = machine.replaced.map { Optional($0) }
    for target in replaced + Array(repeating: nil, count: 4 - replaced.count) {
      try packer.add(target)
    }
    return packer.key
  }
}

/// Packs small numbers into one.
private struct Packer {
  private(set) var key: UInt64 = 0
  private var room = UInt64.max

  private static let frames = [nil] + Input.frames.map { Optional($0.1) }
  private static let screens = [nil] + Input.screens.map { Optional($0) }
  private static let heights = [0, Phone.tall.size.height, Phone.short.size.height]

  mutating func add(_ value: Int, of count: UInt64) {
    key = key * count + UInt64(value)
    room /= count
    precondition(room > 0)
  }

  mutating func add(_ state: KeyboardState) throws(InvariantViolation) {
    try add(state.visibility, among: KeyboardVisibility.allCases)
    try add(state.placement, among: KeyboardPlacement.allCases)
    try add(state.frame, among: Self.frames)
    try add(state.coveredHeight, among: Self.heights)
    try require(state.animation == nil, "an animation from nowhere")
    try add(state.screen, among: Self.screens)
  }

  mutating func add(_ target: KeyboardTarget?) throws(InvariantViolation) {
    guard let target else {
      add(0, of: 5)
      add(0, of: UInt64(Self.frames.count))
      add(0, of: UInt64(Self.screens.count))
      return
    }
    add(1 + (target.isVisible ? 1 : 0) + (target.wasReached ? 2 : 0), of: 5)
    try add(target.frame, among: Self.frames)
    try add(target.screen, among: Self.screens)
  }

  private mutating func add<Value: Equatable>(
    _ value: Value,
    among values: [Value]
  ) throws(InvariantViolation) {
    guard let index = values.firstIndex(of: value) else {
      throw InvariantViolation("\(value) comes from no event")
    }
    add(index, of: UInt64(values.count))
  }
}
