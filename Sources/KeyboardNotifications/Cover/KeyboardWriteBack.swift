package import Foundation

/// Count of the turns in a row in which an app puts a number back that an adjustment writes.
///
/// A thing that moves on at each turn, as in an animation of the app's, is no such case: it is found
/// at another place each time. One that is found where it was at one of the two turns before is.
package struct KeyboardWriteBack {
  private var findings: [(frame: CGRect?, number: CGFloat)] = []

  /// Makes a count of no turns.
  package init() {}

  /// True once the app has written back for ten turns in a row.
  package var isEndless: Bool {
    findings.count >= 10
  }

  /// Counts a turn in which there is something to write.
  ///
  /// - Parameters:
  ///   - frame: The frame on the screen of what is measured.
  ///   - number: The number as it was found.
  package mutating func add(_ frame: CGRect?, number: CGFloat) {
    let isBack = findings.suffix(2).contains { $0 == (frame, number) }
    findings = (isBack ? findings : findings.suffix(1)) + [(frame, number)]
  }
}
