/// Work on views for the keyboard.
package struct ViewWork: Equatable, Sendable {
  /// Animations that take time.
  package var animations = 0
  /// Writes of an inset, a constant or a center, those of an equal value included.
  package var writes = 0
  /// Layout passes of the view, less those that it makes without keyboard code.
  package var layoutPasses = 0

  package static func += (left: inout ViewWork, right: ViewWork) {
    left.animations += right.animations
    left.writes += right.writes
    left.layoutPasses += right.layoutPasses
  }
}

/// Work on views over a trace, and the least that is needed.
package struct WorkCount: Equatable, Sendable {
  /// The changes of the value that must be written: those to animate, all, and those that need a
  /// layout pass.
  package var limit = ViewWork()
  package var done = ViewWork()
  /// Posts after which the value was not the right one.
  package var mistakes = 0

  package init() {}

  package static func += (left: inout WorkCount, right: WorkCount) {
    left.limit += right.limit
    left.done += right.done
    left.mistakes += right.mistakes
  }
}

/// Author of the keyboard code of a scene: nobody, an app, or this package.
package enum WorkAuthor: Sendable {
  case nobody, hand, package
}
