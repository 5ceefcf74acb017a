import KeyboardNotifications
import KeyboardUIKit
import UIKit

/// Subject of a scene, which is moved for the keyboard.
enum WorkSubject: CaseIterable {
  /// A bar on a constraint, by `NSLayoutConstraint.adjustForKeyboard`.
  case constraint
  /// A bar that is moved by increments, by `KeyboardFollower`.
  case follower
  /// A form with a focused field, by `UIScrollView.adjustForKeyboard`.
  case scrollView
  /// A bar on a constraint, by `UIView.followKeyboard`.
  case closure
}

/// Input of keyboard code.
struct WorkInput {
  /// The center to which the notifications are posted.
  let center: NotificationCenter
  /// A tracker of that center.
  let tracker: KeyboardTracker
}

/// The views of a subject, the code that moves them, and the counts of its work.
@MainActor
struct WorkStage {
  /// The view that is covered and laid out.
  let view: UIView
  let writes: () -> Int
  /// Moves the views as long as it is kept.
  let mover: Any?

  /// Makes the views of a subject in a window.
  init(_ subject: WorkSubject, by author: WorkAuthor, in window: UIWindow, _ input: WorkInput) {
    switch subject {
    case .constraint, .closure: self.init(barOn: subject, by: author, in: window, input)
    case .follower: self.init(followerBy: author, in: window, input)
    case .scrollView: self.init(formBy: author, in: window, input)
    }
  }

  private init(
    barOn subject: WorkSubject,
    by author: WorkAuthor,
    in window: UIWindow,
    _ input: WorkInput
  ) {
    let view = BarView(frame: .zero)
    let bottom = view.bottom
    window.fill(with: view)
    mover =
      switch author {
      case .nobody: nil
      case .hand: HandWritten.bar(view, bottom, input.center)
      case .package where subject == .constraint: bottom.adjustForKeyboard(tracker: input.tracker)
      case .package: view.followKeyboard(tracker: input.tracker) { bottom.constant = -$0.inset }
      }
    self.view = view
    writes = { bottom.writes }
  }

  private init(followerBy author: WorkAuthor, in window: UIWindow, _ input: WorkInput) {
    let view = UIView(frame: .zero)
    let bar = CountingBar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    window.fill(with: view)
    view.addSubview(bar)
    mover =
      switch author {
      case .nobody: nil
      case .hand: HandWritten.follower(view, input.center) { bar.center.y -= $0 }
      case .package:
        KeyboardFollower(
          view,
          tracker: input.tracker,
          onAppear: { _, _, step in bar.center.y -= step },
          onDisappear: { bar.center.y += $0 }
        )
      }
    self.view = view
    writes = { bar.writes }
  }

  private init(formBy author: WorkAuthor, in window: UIWindow, _ input: WorkInput) {
    let form = CountingScrollView(frame: .zero)
    let field = UITextField(frame: CGRect(x: 0, y: 480, width: 320, height: 40))
    window.fill(with: form)
    form.contentSize = CGSize(width: 320, height: 2000)
    form.addSubview(field)
    field.becomeFirstResponder()
    mover =
      switch author {
      case .nobody: nil
      case .hand: HandWritten.form(form, field: field, input.center)
      case .package: form.adjustForKeyboard(tracker: input.tracker)
      }
    view = form
    writes = { form.writes }
  }
}

extension UIWindow {
  fileprivate func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
