// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIScrollViewAvoidingTests {
  private let window = makeWindow()
  private let scroll: UIScrollView
  private let center = NotificationCenter()
  private let keyboard = CGRect(x: 0, y: 500, width: 400, height: 300)

  init() {
    scroll = makeScrollView(in: window, contentHeight: 2000)
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    center.post(name: name, object: nil, userInfo: ["UIKeyboardFrameEndUserInfoKey": frame])
  }

  @Test func uikitsPartIsInTheAdjustedInsetOnly() {
    scroll.contentInset.bottom = 10
    scroll.standInSetKeyboardInset(300)
    #expect(scroll.contentInset.bottom == 10)
    #expect(scroll.adjustedContentInset.bottom == 310)
    scroll.standInSetKeyboardInset(0)
    #expect(scroll.adjustedContentInset.bottom == 40)
  }

  @Test func theDelegateHearsOfIt() {
    let delegate = RecordingDelegate()
    scroll.delegate = delegate
    scroll.standInSetKeyboardInset(300)
    scroll.standInSetKeyboardInset(300)
    #expect(delegate.log == ["inset"])
  }

  @Test func neverDoesNotStopIt() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.standInSetKeyboardInset(300)
    #expect(scroll.adjustedContentInset.bottom == 300)
  }

  @Test func theKeyboardIsAvoidedWhereItCoversTheView() {
    scroll.standInAvoidKeyboard(of: center)
    post(UIResponder.keyboardWillShowNotification, keyboard)
    #expect(scroll.adjustedContentInset.bottom == 300)
    post(UIResponder.keyboardWillChangeFrameNotification, .zero)
    #expect(scroll.adjustedContentInset.bottom == 300)
    post(UIResponder.keyboardWillHideNotification, keyboard)
    #expect(scroll.adjustedContentInset.bottom == 30)
  }

  @Test func aViewThatNoLongerAvoidsIsLeftAlone() {
    scroll.standInAvoidKeyboard(of: center)
    post(UIResponder.keyboardWillShowNotification, keyboard)
    scroll.standInAvoidKeyboard(of: nil)
    post(UIResponder.keyboardWillShowNotification, keyboard)
    #expect(scroll.adjustedContentInset.bottom == 30)
  }
}

@MainActor
struct UIScrollViewContentSafeAreaTests {
  private let window = makeWindow()

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(0), CGFloat(0)),
    (.always, 0, 0),
    (.never, 50, 30),
  ])
  func contentHasNoSafeAreaWhereTheViewAdjustsForIt(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    top: CGFloat,
    bottom: CGFloat
  ) {
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentOffset = .zero
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.addSubview(content)
    #expect(content.safeAreaInsets.top == top)
    #expect(content.safeAreaInsets.bottom == bottom)
  }

  @Test func contentHearsWhenTheBehaviorChanges() {
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    let content = RecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    scroll.addSubview(content)
    content.log = []
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.log.contains("safe area"))
    #expect(content.safeAreaInsets.top == 50)
  }
}
