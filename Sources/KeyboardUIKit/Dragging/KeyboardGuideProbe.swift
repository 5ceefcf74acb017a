#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// An empty view between the top of the keyboard layout guide and the bottom of a view:
/// it is laid out whenever UIKit moves the guide, as it does while a finger drags the keyboard.
@MainActor
final class KeyboardGuideProbe: UIView {
  private var onMove: () -> Void = {}

  @available(iOS 15, *)
  static func insert(in view: UIView, onMove: @escaping () -> Void) -> KeyboardGuideProbe {
    let probe = KeyboardGuideProbe(frame: .zero)
    probe.onMove = onMove
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.insertProbe(probe)
    let bottom = probe.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    // Where the guide is below the view there is no room for the probe.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      probe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      probe.widthAnchor.constraint(equalToConstant: 0),
      bottom,
    ])
    return probe
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onMove()
  }
}
#endif
