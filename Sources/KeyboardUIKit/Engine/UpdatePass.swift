#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import UIKit

/// One pass over adjustments: whose turn is still to come, and what is read once in it.
@MainActor
final class UpdatePass {
  /// Pass in the middle of which this one was begun, as by a handler.
  let outer: UpdatePass?
  /// The scene whose commit is about to happen, if that is known.
  private let committingScene: UIWindowScene?
  private let focus: Focus
  private let update: (any RunningAdjustment) -> Void
  /// The adjustments whose turn is still to come, in their order.
  private var remaining: ArraySlice<any RunningAdjustment> = []
  /// The adjustment whose turn it is.
  private var current: (any RunningAdjustment)?
  /// The animation in which the rest of the pass is made; `nil` if none is open.
  private var animation: KeyboardAnimation?
  /// The lists that were still to come when the pass changed something for the first time, as they
  /// were then; `nil` until then.
  private var listsBeforeChange: [(adjustment: ActiveAdjustment, target: TargetMeasurement)]?
  private var windows: [(window: UIWindow, reading: KeyboardWindow)] = []
  private var accessories: [(window: UIWindow, view: UIView)] = []

  /// True if an adjustment has asked to monitor commits, which is done at the end.
  var asksToMonitor = false

  init(
    in outer: UpdatePass?,
    beforeCommitOf scene: UIWindowScene?,
    _ focus: Focus,
    _ update: @escaping (any RunningAdjustment) -> Void
  ) {
    self.outer = outer
    committingScene = scene
    self.focus = focus
    self.update = update
  }

  /// Updates adjustments, in their order.
  func run(_ adjustments: [any RunningAdjustment]) {
    remaining = adjustments[...]
    updateRemaining()
  }

  private func updateRemaining() {
    while let next = remaining.popFirst() {
      current = next
      update(next)
    }
    current = nil
  }

  /// Returns true if the turn of an adjustment is still to come, here or in an outer pass.
  func isAboutToUpdate(_ adjustment: any RunningAdjustment) -> Bool {
    remaining.contains { $0 === adjustment } || outer?.isAboutToUpdate(adjustment) == true
  }

  /// Makes the changes of an adjustment in an animation, with the rest of the pass.
  ///
  /// So all views of a screen move in one animation.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` to make the changes without one.
  ///   - adjustment: The adjustment.
  ///   - changes: Changes the target, and finishes the update.
  func animate(
    alongside animation: KeyboardAnimation?,
    _ adjustment: any RunningAdjustment,
    _ changes: @escaping () -> Void
  ) {
    let isAnimated = animation?.isAnimated == true
    if isAnimated, animation == self.animation { return changes() }
    guard isAnimated, self.animation == nil, current === adjustment else {
      return UIView.animate(alongside: animation, animations: changes)
    }
    self.animation = animation
    UIView.animate(alongside: animation) {
      changes()
      self.updateRemaining()
    }
    self.animation = nil
  }

  /// True once an adjustment has written a value, scrolled, or called its handler.
  var hasChanged: Bool { listsBeforeChange != nil }

  /// Notes that an adjustment is about to change something.
  ///
  /// Before the first change the lists whose turn is still to come are measured: a bar that moves
  /// may resize its list, or change the place of the content in it.
  func willChange() {
    outer?.willChange()
    guard !hasChanged else { return }
    listsBeforeChange = remaining.flatMap(\.listAdjustments).map { ($0, $0.measure()) }
  }

  /// Returns a list as it was before the pass has changed something; `nil` if it has changed
  /// nothing.
  func listBeforeChange(of adjustment: ActiveAdjustment) -> TargetMeasurement? {
    listsBeforeChange?.first { $0.adjustment === adjustment }?.target
  }

  /// Returns whose commit is about to happen, as seen from a view.
  func committingScene(for view: UIView?) -> CommitScene {
    guard let committingScene, let scene = view?.window?.windowScene else { return .unknown }
    return scene === committingScene ? .own : .other
  }

  /// Reads what belongs to a window, once in a pass.
  func reading(of window: UIWindow) -> KeyboardWindow {
    if let found = windows.first(where: { $0.window === window }) { return found.reading }
    let reading = KeyboardWindow(of: window)
    windows.append((window, reading))
    return reading
  }

  /// Returns the input accessory view of the focus in a view's window, found once in a pass.
  ///
  /// If none is found, nothing is kept: another view's controller may be the first responder.
  func accessoryView(for view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    if let found = accessories.first(where: { $0.window === window }) { return found.view }
    guard let found = focus.accessoryView(for: view) else { return nil }
    accessories.append((window, found))
    return found
  }
}
#endif
