import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing
import UIKit

/// Place of a screen of a page, with the shared tracker, that hand-written code misses.
enum Place: CaseIterable {
  case phoneWithHomeIndicator, slideOver, floatingKeyboard

  /// Expects a screen to end at the keyboard, and to be as before after a hide.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - bottom: Returns the bottom of the part that is kept clear, in the controller's view. The
  ///     parameters are the list, and the views above it.
  /// - Throws: An error if the screen has no list, and those of the closure.
  @MainActor
  func expectEndAtKeyboard(
    _ controller: UIViewController,
    bottom: (UIScrollView, [UIView]) throws -> CGFloat
  ) throws {
    let keyboard = SimulatedKeyboard(
      self == .phoneWithHomeIndicator ? .iPhone : .iPad,
      center: .default
    )
    let bounds = try #require(keyboard.environment.screenBounds)
    let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    let window = UIWindow(windowScene: scene)
    if self == .phoneWithHomeIndicator {
      window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
    if self == .slideOver {
      window.frame = CGRect(x: bounds.width - 330, y: 10, width: 320, height: bounds.height - 20)
    }
    window.makeKeyAndVisible()
    controller.standInAppear(in: window)
    let view = try #require(controller.viewIfLoaded)
    func end() throws -> CGFloat {
      // A followed view has an empty subview, too.
      let views = view.subviews.filter { $0 is UIScrollView || !$0.subviews.isEmpty }
      return try bottom(#require(views.first as? UIScrollView), Array(views.dropFirst()))
    }
    let rest = try end()
    let frames = view.subviews.map(\.frame)
    keyboard.show()
    let top = try #require(keyboard.frame?.minY) - window.frame.minY
    #expect(try end() == top)
    #expect(top < rest)
    if self == .floatingKeyboard { keyboard.float(at: CGPoint(x: 40, y: 300)) }
    #expect(try end() == (self == .floatingKeyboard ? rest : top))
    keyboard.hide()
    #expect(try end() == rest)
    #expect(view.subviews.map(\.frame) == frames)
    withExtendedLifetime(scene) {}
  }
}
