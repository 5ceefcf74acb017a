import KeyboardTesting
import KeyboardUIKit
import UIKit

@testable import KeyboardUIKitChat

/// The chat of the example, with a line of numbers for the tests that drag it from outside.
///
/// Numbers are points in the coordinates of the window. They are measured at each frame of the
/// screen, since a test from outside goes on only after the drag.
final class DraggedChatViewController: UIViewController {
  private let chat = ChatViewController()
  private let status = UILabel()
  private var recorder: KeyboardTraceRecorder?
  private var keyboardTop: CGFloat = 0
  private var worstGap: CGFloat = 0
  private var samples = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(chat)
    chat.view.frame = view.bounds
    chat.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(chat.view)
    chat.didMove(toParent: self)
    chat.bar.text.accessibilityIdentifier = "text"
    chat.list.accessibilityIdentifier = "list"
    status.accessibilityIdentifier = "status"
    status.frame = CGRect(x: 8, y: 60, width: 360, height: 20)
    status.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    view.addSubview(status)
    observe()
    record()
    let link = CADisplayLink(target: self, selector: #selector(frame))
    link.add(to: .main, forMode: .common)
  }

  private func observe() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    let center = NotificationCenter.default
    for name in names {
      center.addObserver(self, selector: #selector(posted), name: name, object: nil)
    }
  }

  @objc private func posted(_ notification: Notification) {
    let isHide = notification.name == UIResponder.keyboardWillHideNotification
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let window = view.window, !isHide,
      let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue
    else {
      keyboardTop = 0
      return
    }
    keyboardTop = window.convert(frame, from: window.screen.coordinateSpace).minY
  }

  /// Compares the bar's bottom with the finger that drags the list, between the keyboard's top and
  /// the bottom of the safe area.
  @objc private func frame() {
    let pan = chat.list.panGestureRecognizer
    // The text and its margin end at the keyboard; the bar's background continues below.
    let bottom = chat.bar.text.convert(chat.bar.text.bounds, to: nil).maxY + 8
    let rest = chat.view.convert(chat.view.safeAreaLayoutGuide.layoutFrame, to: nil).maxY
    let finger = pan.location(in: nil).y
    if pan.state == .changed, keyboardTop > 0, finger > keyboardTop {
      samples += 1
      worstGap = max(worstGap, abs(bottom - min(finger, rest)))
    }
    let numbers = [
      ("bar", bottom), ("keyboard", keyboardTop), ("rest", rest), ("worst", worstGap),
    ]
    let words = numbers.map { "\($0)=\(($1 * 10).rounded() / 10)" }
    status.text = (words + ["samples=\(samples)"]).joined(separator: " ")
    status.accessibilityLabel = status.text
  }

  /// Records to the folder that the test names, and reads after the app has ended.
  private func record() {
    guard let path = ProcessInfo.processInfo.environment["RECORDINGS"] else { return }
    recorder = try? KeyboardTraceRecorder(
      folder: URL(fileURLWithPath: path),
      title: ProcessInfo.processInfo.environment["TITLE"] ?? "A chat is dragged",
      environment: { [weak self] in
        guard let window = self?.view.window else { return KeyboardEnvironment() }
        return KeyboardEnvironment(screenBounds: window.screen.bounds, window: window.frame)
      }
    )
  }
}
