import Foundation

/// Expected outcome of a stage, from the frames of its views and the keyboard's height alone.
@MainActor
struct WalkOracle {
  /// The height of the screen that a docked keyboard covers; 0 without one.
  var covered: CGFloat = 0

  /// The app's own parts.
  var own: [WalkSubject: CGFloat] = [:]

  private let stage: WalkStage

  init(_ stage: WalkStage) {
    self.stage = stage
  }

  var expected: WalkOutcome {
    let panel = frame(of: stage.panel)
    let bottomInset = safeArea(of: stage.panel)
    var safePart = panel
    safePart.size.height -= bottomInset
    let free = safePart.height - coveredHeight(of: safePart)
    let height = coveredHeight(of: panel)
    let content = frame(of: stage.content.view)
    return WalkOutcome(
      listInset: own(.list) + max(bottomInset, min(height, panel.height)),
      barBottom: own(.bar) + free,
      spacerHeight: own(.spacer) + height,
      contentInset: max(
        safeArea(of: stage.content.view) + own(.content),
        coveredHeight(of: content)
      ),
      followed: height,
      sumOfIncrements: height
    )
  }

  private func own(_ subject: WalkSubject) -> CGFloat {
    own[subject] ?? 0
  }

  /// The frame of a view on the screen: all origins around it count.
  private func frame(of view: UIView) -> CGRect {
    let origins = sequence(first: view) { $0.superview }.map(\.frame.origin)
    return CGRect(
      x: origins.map(\.x).reduce(0, +),
      y: origins.map(\.y).reduce(0, +),
      width: view.bounds.width,
      height: view.bounds.height
    )
  }

  /// The part of a view, as high as the window lets it, that is in the window's bottom inset.
  private func safeArea(of view: UIView) -> CGFloat {
    guard let window = view.window, window.safeAreaInsets.bottom > 0 else { return 0 }
    let safe = window.frame.maxY - window.safeAreaInsets.bottom
    return min(max(0, frame(of: view).maxY - safe), view.bounds.height)
  }

  /// The height from the keyboard's top to the bottom of a rectangle that it meets, or ends above.
  private func coveredHeight(of frame: CGRect) -> CGFloat {
    let screen = stage.fixture.screen.bounds
    guard covered > 0, frame.height > 0, frame.minY < screen.maxY else { return 0 }
    guard frame.maxX > screen.minX, frame.minX < screen.maxX else { return 0 }
    return max(0, frame.maxY - (screen.maxY - covered))
  }
}
