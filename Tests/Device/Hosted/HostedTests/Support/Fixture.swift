import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing
import UIKit

/// A window of the host in which a test raises the real keyboard, while all is recorded.
@MainActor
final class Fixture {
  let window: UIWindow
  let posted = PostedKeyboard()
  private(set) var transitions: [KeyboardTransition] = []
  private(set) var errors: [KeyboardDecodingError] = []
  /// A tracker of the test's own, which knows this window.
  let tracker: KeyboardTracker
  private var data = Data()
  private var token: NotificationToken?
  private var recorder: KeyboardTraceRecorder?

  /// Sets up a window, runs the body, and keeps the recording beside the results of the test.
  static func record(
    _ title: String,
    root: UIViewController = UIViewController(),
    body: @MainActor (Fixture) async throws -> Void
  ) async throws {
    let fixture = try await Fixture(title: title, root: root)
    do {
      try await body(fixture)
    } catch {
      fixture.finish(title)
      throw error
    }
    fixture.finish(title)
  }

  private init(title: String, root: UIViewController) async throws {
    let window = UIWindow(windowScene: try await Self.activeScene())
    self.window = window
    let environment = { @MainActor in
      let frame = window.convert(window.bounds, to: window.screen.coordinateSpace)
      return KeyboardEnvironment(
        screen: window.screen.bounds,
        window: frame,
        prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitions
      )
    }
    tracker = KeyboardTracker(environment: environment)
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    tracker.onMalformed = { [weak self] in self?.errors.append($0) }
    token = tracker.observe { [weak self] in self?.transitions.append($0) }
    recorder = KeyboardTraceRecorder(title: title, environment: environment) { [weak self] in
      self?.data.append($0)
    }
  }

  /// The recording so far, read as a file from a device would be.
  var trace: KeyboardTrace {
    get throws { try KeyboardTrace(jsonLines: String(decoding: data, as: UTF8.self)) }
  }

  /// Raises the keyboard for a field, and returns when it is shown.
  func focus(_ responder: UIResponder) async {
    let shown = UIResponder.keyboardDidShowNotification
    let waiter = NotificationWaiter(shown)
    #expect(responder.becomeFirstResponder())
    await waiter.wait(for: shown)
    await settle()
  }

  /// Lets the keyboard go, and returns when it is hidden.
  func blur(_ responder: UIResponder) async {
    let hidden = UIResponder.keyboardDidHideNotification
    let waiter = NotificationWaiter(hidden)
    #expect(responder.resignFirstResponder())
    await waiter.wait(for: hidden)
    await settle()
  }

  /// Waits for what is due a turn later, and for UIKit's animations: 0.7 seconds.
  func settle() async {
    try? await Task.sleep(nanoseconds: 700_000_000)
    window.layoutIfNeeded()
  }

  /// Expects two heights to be the same to half a point.
  func expect(
    _ found: CGFloat,
    equals expected: CGFloat,
    _ what: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) <= 0.5, what, sourceLocation: sourceLocation)
  }

  private func finish(_ title: String) {
    window.endEditing(true)
    recorder?.stop()
    recorder = nil
    posted.stop()
    token = nil
    window.isHidden = true
    window.windowScene = nil
    let name = title.replacingOccurrences(of: " ", with: "-") + ".jsonl"
    Attachment.record(String(decoding: data, as: UTF8.self), named: name)
  }

  /// The scene of the host, which may still be about to appear when the first test runs.
  static func activeScene() async throws -> UIWindowScene {
    let waiter = NotificationWaiter(UIScene.didActivateNotification)
    if scenes.isEmpty { await waiter.wait(for: UIScene.didActivateNotification) }
    return try #require(scenes.first, "The host has no scene in the foreground.")
  }

  /// The scenes of the host that are in the foreground.
  static var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
  }
}
