package import Foundation

/// The bottom safe-area inset of a view, part of which is the keyboard's contribution.
///
/// UIKit may take a new contribution into account only in its next layout pass; until then the inset
/// that is read still holds the old one.
package struct KeyboardSafeArea: Sendable, Equatable {
  private var outdated: CGFloat?
  private var base: CGFloat = 0

  /// Makes a safe area of which nothing was read yet.
  package init() {}

  /// Returns the inset without the contribution; at least zero.
  ///
  /// - Parameters:
  ///   - contribution: The contribution that was written last.
  ///   - measured: The inset as it is read now.
  /// - Returns: The inset without the keyboard.
  package mutating func inset(without contribution: CGFloat, measured: CGFloat) -> CGFloat {
    if outdated != nil, outdated == measured { return base }
    outdated = nil
    base = max(0, measured - contribution)
    return base
  }

  /// Records that a new contribution is written.
  ///
  /// - Parameter measured: The inset as it is read before that.
  package mutating func willWrite(measured: CGFloat) {
    outdated = measured
  }
}
