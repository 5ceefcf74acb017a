#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Additional safe area of a view controller.
@MainActor
final class ControllerTarget: AdjustmentTarget {
  private var controller: UIViewController? { object as? UIViewController }

  override var content: TargetMeasurement.Content {
    // mutant: 0 to 1, because a deallocated controller is not changed
    .controller(additionalSafeArea: controller?.additionalSafeAreaInsets.bottom ?? 0)
  }

  override func write(_ writes: [NumberWrite]) {
    for write in writes where controller?.additionalSafeAreaInsets.bottom != write.value {
      controller?.additionalSafeAreaInsets.bottom = write.value
    }
  }

  override var place: UIView? { controller?.viewIfLoaded }

  override var reference: OverlapReference? {
    controller?.viewIfLoaded.map { OverlapReference(view: $0).outOfScrolledContent() }
  }
}
#endif
