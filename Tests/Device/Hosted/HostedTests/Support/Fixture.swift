import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing
import TypedNotifications
import UIKit

/// Window of the host in which a test raises the real keyboard, and records its notifications.
@MainActor
final class Fixture {
  let window: UIWindow
  /// The view of the window's root.
  let view: UIView
  /// A text field in that view.
  private(set) lazy var field: UITextField = {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addSubview(field)
    return field
  }()
  let posted = PostedKeyboard()
  private(set) var errors: [KeyboardDecodingError] = []
  /// A tracker of the test's own, whose environment is this window.
  let tracker: KeyboardTracker
  private var kept: [KeyboardAdjustment] = []
  private let recorder: KeyboardTraceRecorder

  /// Sets up a window, runs the body, and keeps the recording beside the results of the test.
  static func record(
    _ title: String,
    root: UIViewController = UIViewController(),
    body: @MainActor (Fixture) async throws -> Void
  ) async throws {
    let fixture = try await Fixture(title: title, root: root)
    defer { fixture.finish(title) }
    try await body(fixture)
  }

  private init(title: String, root: UIViewController) async throws {
    let window = UIWindow(windowScene: try await Self.activeScene())
    self.window = window
    view = root.view
    let environment = { @MainActor in
      let frame = window.convert(window.bounds, to: window.screen.coordinateSpace)
      return KeyboardEnvironment(
        screenBounds: window.screen.bounds,
        window: frame,
        prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitions
      )
    }
    tracker = KeyboardTracker(environment: environment)
    recorder = try KeyboardTraceRecorder(
      folder: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
      title: title,
      environment: environment
    )
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    tracker.onMalformed = { [weak self] in self?.errors.append($0) }
    tracker.start()
  }

  /// Keeps an adjustment until the test ends.
  func keep(_ adjustment: KeyboardAdjustment) {
    kept.append(adjustment)
  }

  /// Follows the keyboard with a view until the test ends.
  func follow(_ view: UIView) -> Overlaps {
    let overlaps = Overlaps()
    keep(view.followKeyboard { [overlaps] in overlaps.all.append($0) })
    return overlaps
  }

  /// Raises the keyboard for a field, and returns when it is shown.
  func focus(_ responder: UIResponder) async {
    let waiter = NotificationWaiter(UIResponder.keyboardDidShowNotification)
    #expect(responder.becomeFirstResponder())
    await waiter.wait()
    await settle()
  }

  /// Lets the keyboard go, and returns when it is hidden.
  func blur(_ responder: UIResponder) async {
    let waiter = NotificationWaiter(UIResponder.keyboardDidHideNotification)
    #expect(responder.resignFirstResponder())
    await waiter.wait()
    await settle()
  }

  /// Waits for later turns of the run loop and for UIKit's animations: 0.7 seconds.
  func settle() async {
    try? await Task.sleep(nanoseconds: 700_000_000)
    window.layoutIfNeeded()
  }

  /// Expects two heights to be the same to half a point.
  func expect(
    _ found: CGFloat,
    equals expected: CGFloat,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) <= 0.5, comment, sourceLocation: sourceLocation)
  }

  /// Expects the adjusted inset of a scroll view to be the overlap of the posted frame.
  ///
  /// - Returns: The covered height.
  @discardableResult
  func expectClear(
    _ scroll: UIScrollView,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGFloat {
    let covered = posted.covered(of: scroll)
    let inset = scroll.adjustedContentInset.bottom
    expect(inset, equals: covered, comment, sourceLocation: sourceLocation)
    return covered
  }

  private func finish(_ title: String) {
    window.endEditing(true)
    recorder.stop()
    posted.stop()
    kept = []
    window.isHidden = true
    window.windowScene = nil
    let name = title.replacingOccurrences(of: " ", with: "-") + ".jsonl"
    let data = recorder.files.first.flatMap { try? Data(contentsOf: $0) }
    Attachment.record(String(decoding: data ?? Data(), as: UTF8.self), named: name)
  }

  /// The scene of the host, which may still be about to appear when the first test runs.
  static func activeScene() async throws -> UIWindowScene {
    let waiter = NotificationWaiter(UIScene.didActivateNotification)
    if scenes.isEmpty { await waiter.wait() }
    return try #require(scenes.first, "The host has no scene in the foreground.")
  }

  /// The scenes of the host that are in the foreground.
  static var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
  }
}

/// The overlaps that were delivered for a view.
@MainActor
final class Overlaps {
  fileprivate(set) var all: [KeyboardOverlap] = []

  /// The height that is covered now.
  var height: CGFloat { all.last?.height ?? .nan }
  /// The sum of the increments.
  var sum: CGFloat { all.reduce(0) { $0 + $1.heightIncrement } }
}

/// Waits for a notification that is posted after the waiter was made.
@MainActor
final class NotificationWaiter {
  private let arrivals: AsyncStream<Void>

  init(_ name: Notification.Name) {
    arrivals = NotificationCenter.default.payloads(of: NotificationDescriptor<Void>(name: name))
  }

  /// Returns when a notification has come, or when the test is cancelled for taking too long.
  func wait() async {
    for await _ in arrivals { return }
  }
}
