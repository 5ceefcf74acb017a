// Apple's declarations for Tests/Device beyond the stand-in for UIKit, without behavior: compiled
// by Scripts/check-declarations and never run. Signatures are Apple's.

import Foundation
import UIKit

extension URL {
  static var documentsDirectory: URL { temporaryDirectory }
}

extension NSValue {
  convenience init(cgRect rect: CGRect) { fatalError() }
  convenience init(cgPoint point: CGPoint) { fatalError() }
  var cgRectValue: CGRect { .zero }
}

extension NotificationCenter {
  func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {}
}

protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  static func main() {}
}

@MainActor protocol UIWindowSceneDelegate: AnyObject {}

@MainActor class UISceneSession {}

extension UIScene {
  class ConnectionOptions {}
  var session: UISceneSession { UISceneSession() }
}

extension UIApplication {
  nonisolated static var didBecomeActiveNotification: NSNotification.Name { .init("") }
  nonisolated static var willResignActiveNotification: NSNotification.Name { .init("") }
  nonisolated static var didEnterBackgroundNotification: NSNotification.Name { .init("") }
  nonisolated static var willEnterForegroundNotification: NSNotification.Name { .init("") }
  func requestSceneSessionActivation(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    options: Int?
  ) {}
  func requestSceneSessionDestruction(_ session: UISceneSession, options: Int?) {}
}

class NSUserActivity {}

// https://developer.apple.com/documentation/uikit/uitextinputmode/currentinputmodedidchangenotification
class UITextInputMode {
  static var currentInputModeDidChangeNotification: NSNotification.Name { .init("") }
}

extension NSNotification.Name {
  static var NSExtensionHostDidBecomeActive: NSNotification.Name { .init("") }
  static var NSExtensionHostWillResignActive: NSNotification.Name { .init("") }
  static var NSExtensionHostDidEnterBackground: NSNotification.Name { .init("") }
  static var NSExtensionHostWillEnterForeground: NSNotification.Name { .init("") }
}

extension UIWindowScene {
  struct GeometryPreferences {
    static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      GeometryPreferences()
    }
  }
  func requestGeometryUpdate(
    _ preferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)?
  ) {}
}

struct UIInterfaceOrientationMask: OptionSet {
  let rawValue: UInt
  static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
}

@MainActor final class UIDevice {
  enum Idiom { case pad, phone }
  static var current: UIDevice { UIDevice() }
  var userInterfaceIdiom: Idiom { .phone }
}

@MainActor class CADisplayLink {
  init(target: Any, selector: Selector) {}
  func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

class CALayerAnimation { var duration: CFTimeInterval = 0 }
typealias CFTimeInterval = Double

@MainActor class CALayer {
  func animation(forKey key: String) -> CALayerAnimation? { nil }
}

// https://developer.apple.com/documentation/uikit/uiupdateactionphase
extension UIUpdateActionPhase {
  static var afterUpdateScheduled: UIUpdateActionPhase { beforeCATransactionCommit }
  static var afterCATransactionCommit: UIUpdateActionPhase { beforeCATransactionCommit }
}

extension UIView {
  var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  var layer: CALayer { CALayer() }
}

extension UIScrollView {
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}

extension UITableView {
  var tableHeaderView: UIView? {
    get { nil }
    set {}
  }
}

extension UILabel {
  var font: UIFont? {
    get { nil }
    set {}
  }
}
