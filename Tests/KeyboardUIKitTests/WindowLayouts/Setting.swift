import Foundation

/// A place where an app's views can be while a keyboard comes and goes.
enum Setting: CaseIterable {
  case fullScreen, homeIndicator, slideOver
  /// A window that begins and ends somewhere on the screen.
  case stageManager
  /// A sheet that rises a turn after the keyboard was announced.
  case formSheet
  /// A window on another screen than the keyboard's.
  case secondScreen

  /// The frame of the window on its screen, for a keyboard's screen of some bounds.
  func window(on screen: CGRect) -> CGRect {
    switch self {
    case .fullScreen, .homeIndicator, .formSheet: screen
    case .slideOver:
      CGRect(x: screen.maxX - 200, y: 0, width: 200, height: screen.height)
    case .stageManager:
      CGRect(x: 37, y: 51, width: screen.width - 90, height: screen.height - 153)
    case .secondScreen: CGRect(x: 0, y: 0, width: 1920, height: 1080)
    }
  }

  /// The frame in the window of the view to keep clear.
  func content(in window: CGRect, isRaised: Bool) -> CGRect {
    guard self == .formSheet else { return CGRect(origin: .zero, size: window.size) }
    return CGRect(
      x: 30,
      y: isRaised ? 40 : 140,
      width: window.width - 60,
      height: window.height - 200
    )
  }

  /// The bottom safe-area inset of the window.
  var safeAreaBottom: CGFloat {
    switch self {
    case .homeIndicator: 34
    case .slideOver, .formSheet: 20
    case .fullScreen, .stageManager, .secondScreen: 0
    }
  }
}

/// What must hold, from plain numbers alone.
struct SettingOracle {
  var setting: Setting
  /// The bounds of the keyboard's screen.
  var screen: CGRect
  /// The height of that screen that the keyboard covers, from its bottom.
  var covered: CGFloat
  var isRaised: Bool

  private var window: CGRect { setting.window(on: screen) }
  private var content: CGRect { setting.content(in: window, isRaised: isRaised) }

  /// The bottom edge of the view, on its screen.
  private var bottom: CGFloat { window.minY + content.maxY }

  /// The part of the safe area of the window that reaches into the view.
  private var safeArea: CGFloat {
    max(0, setting.safeAreaBottom - (window.height - content.maxY))
  }

  /// The height of the view that is covered.
  var coveredOfView: CGFloat {
    guard setting != .secondScreen, covered > 0 else { return 0 }
    return min(max(0, bottom - (screen.maxY - covered)), content.height)
  }

  /// How far the content of a list that fills the view must be able to go up.
  var listInset: CGFloat { max(safeArea, coveredOfView) }

  /// The bottom edge, in the view, of a bar that stands on the safe area or on the keyboard.
  var barBottom: CGFloat { content.height - max(safeArea, coveredOfView) }
}
