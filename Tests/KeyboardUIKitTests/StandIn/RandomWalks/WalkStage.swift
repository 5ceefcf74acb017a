import KeyboardTesting
import KeyboardUIKit

/// Object that is adjusted.
enum WalkSubject: CaseIterable {
  case list, bar, spacer, content

  /// The amount that the app adds to its own part, in the direction of the keyboard's part.
  var ownStep: CGFloat {
    switch self {
    case .list: 7
    case .bar: -3
    case .spacer: 2
    case .content: 4
    }
  }
}

/// Visible outcome of the adjustments, in points.
struct WalkOutcome: Equatable {
  var listInset: CGFloat
  var barBottom: CGFloat
  var spacerHeight: CGFloat
  var contentInset: CGFloat
  var followed: CGFloat
  var sumOfIncrements: CGFloat
  var isInRange = true
}

/// A panel with a list, a bar, a spacer and a follower, and a controller beside, in a window of a
/// tablet that begins and ends somewhere on the screen; the panel may go to another window.
@MainActor
final class WalkStage {
  let fixture = KeyboardFixture(screen: CGRect(x: 0, y: 0, width: 1366, height: 1024))
  static let windowFrame = CGRect(x: 100, y: 50, width: 700, height: 600)
  let root = UIViewController()
  let content = UIViewController()
  let other: UIWindow
  private let otherScene: UIWindowScene
  let panel = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 500))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let bar = UIView()
  let spacer = UIView()
  var adjustments: [WalkSubject: KeyboardAdjustment] = [:]
  /// The tree of views before the adjustments began.
  private(set) var treeWithoutAdjustments: ViewTree
  private let bottom: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private var following: KeyboardAdjustment?
  private var followed: CGFloat = 0
  private var sum: CGFloat = 0

  init() {
    otherScene = UIWindowScene(standInScreen: fixture.screen)
    other = UIWindow(windowScene: otherScene)
    treeWithoutAdjustments = ViewTree(of: other)
    bottom = bar.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor)
    height = spacer.heightAnchor.constraint(equalToConstant: 0)
    other.frame = CGRect(x: 700, y: 400, width: 500, height: 550)
    other.isHidden = false
    fixture.scene.scenes[0].standInMove(to: Self.windowFrame, on: fixture.screen)
    fixture.window.rootViewController = root
    root.addChild(content)
    content.view.frame = CGRect(x: 350, y: 100, width: 300, height: 400)
    root.view.addSubview(content.view)
    root.view.addSubview(panel)
    addViews()
    treeWithoutAdjustments = tree
    for subject in WalkSubject.allCases { adjust(subject) }
    following = panel.followKeyboard(tracker: fixture.tracker) { [weak self] overlap in
      self?.followed = overlap.height
      self?.sum += overlap.heightIncrement
    }
    endTurn()
  }

  private func addViews() {
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 300, height: 3000)
    panel.addSubview(list)
    for view in [bar, spacer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bottom, height, bar.heightAnchor.constraint(equalToConstant: 44),
      spacer.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
  }

  /// Makes a newer adjustment, which replaces the older one.
  func adjust(_ subject: WalkSubject) {
    let tracker = fixture.tracker
    adjustments[subject] =
      switch subject {
      case .list: list.adjustForKeyboard(tracker: tracker)
      case .bar: bottom.adjustForKeyboard(tracker: tracker)
      case .spacer: height.adjustForKeyboard(tracker: tracker)
      case .content: content.adjustForKeyboard(tracker: tracker)
      }
  }

  /// Ends an adjustment before the next one is made.
  func adjustAnew(_ subject: WalkSubject) {
    adjustments[subject] = nil
    adjust(subject)
  }

  func endAdjustments() {
    adjustments = [:]
    following = nil
  }

  /// The tree of views now, wherever the panel is.
  var tree: ViewTree {
    ViewTree(of: fixture.window, other, panel)
  }

  /// The app's own parts, read without an adjustment.
  var own: [CGFloat] {
    [
      list.contentInset.bottom, bottom.constant, height.constant,
      content.additionalSafeAreaInsets.bottom,
    ]
  }

  func addToOwn(_ subject: WalkSubject) {
    switch subject {
    case .list: list.contentInset.bottom += subject.ownStep
    case .bar: bottom.constant += subject.ownStep
    case .spacer: height.constant += subject.ownStep
    case .content: content.additionalSafeAreaInsets.bottom += subject.ownStep
    }
  }

  func scroll(by length: CGFloat) {
    list.standInTouchDown(at: CGPoint(x: 200, y: 500))
    list.standInDrag(to: CGPoint(x: 200, y: 500 - length))
    list.standInTouchUp(decelerating: true)
    list.standInStopDecelerating()
  }

  func endTurn() {
    fixture.clock.nextTurn()
    fixture.turn()
    otherScene.standInUpdate()
  }

  /// The outcome now.
  var found: WalkOutcome {
    let last = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    return WalkOutcome(
      listInset: list.adjustedContentInset.bottom,
      barBottom: bar.frame.maxY,
      spacerHeight: spacer.frame.height,
      contentInset: content.view.safeAreaInsets.bottom,
      followed: followed,
      sumOfIncrements: sum,
      isInRange: list.contentOffset.y >= 0 && list.contentOffset.y <= max(0, last)
    )
  }
}

/// Some views with all views in them, their constraints, guides and gesture recognizers.
struct ViewTree: Equatable {
  private var objects: Set<ObjectIdentifier> = []

  @MainActor
  init(of views: UIView...) {
    for view in views { add(view) }
  }

  @MainActor
  private mutating func add(_ view: UIView) {
    objects.insert(ObjectIdentifier(view))
    objects.formUnion(view.constraints.map { ObjectIdentifier($0) })
    objects.formUnion(view.layoutGuides.map { ObjectIdentifier($0) })
    objects.formUnion((view.gestureRecognizers ?? []).map { ObjectIdentifier($0) })
    for subview in view.subviews { add(subview) }
  }
}
