/// Work on views for the keyboard.
struct ViewWork {
  /// Animations that take time.
  var animations = 0
  /// Writes of an inset, a constant or a center, those of an equal value included.
  var writes = 0
  /// Layout passes of the view, less those that it makes without keyboard code.
  var layoutPasses = 0

  static func += (left: inout ViewWork, right: ViewWork) {
    left.animations += right.animations
    left.writes += right.writes
    left.layoutPasses += right.layoutPasses
  }
}

/// Work on views over a trace, and the least that is needed.
struct WorkCount {
  /// The changes of the value that must be written: those to animate, all, and those that need a
  /// layout pass.
  var limit = ViewWork()
  var done = ViewWork()

  static func += (left: inout WorkCount, right: WorkCount) {
    left.limit += right.limit
    left.done += right.done
  }
}

/// Author of the keyboard code of a scene: nobody, an app, or this package.
enum WorkAuthor {
  case nobody, hand, package
}
