import KeyboardTesting
import KeyboardUIKit
import Testing

/// Situation: A grid of favorites under an address bar.
///
/// By hand: 25 lines, and 215 of a singleton for all screens. The inset is assigned, so that the
/// app's own is lost, and is negative when a hidden keyboard is subtracted from the safe area.
@MainActor
struct GridOfFavoritesTests {
  private final class Favorites: SituationScreen {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      grid.alwaysBounceVertical = true
      grid.contentInset.bottom = 12
      fill(with: grid)
      adjustment = grid.adjustForKeyboard(tracker: tracker)
    }
  }

  @Test(arguments: [
    (KeyboardTrace.BuiltInName.safeArea, CGFloat(34)), (.pinyinGrowth, 0), (.iPadUndockAndDock, 20),
    (.iPadRotation, 20),
  ])
  func theGridIsClearAndKeepsItsOwnInset(name: KeyboardTrace.BuiltInName, safeArea: CGFloat) {
    let device = SituationFixture(name, safeAreaBottom: safeArea)
    let favorites = Favorites()
    device.show(favorites)
    device.play { #expect(favorites.grid.adjustedContentInset.bottom == 12 + max(safeArea, $0)) }
  }
}

/// Situation: A list of orders in a tab.
///
/// By hand: 14 lines in each of some 20 screens, and 249 of providers for all. The height of the
/// frame is taken for what is covered, and the tab bar is counted twice.
@MainActor
struct OrdersInATabTests {
  private final class Orders: SituationScreen {
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
      super.viewDidLoad()
      fill(with: table)
      adjustment = table.adjustForKeyboard(tracker: tracker)
    }
  }

  @Test func theTabBarIsNotCountedTwice() {
    let phone = SituationFixture(.safeArea, safeAreaBottom: 34)
    let orders = Orders()
    let tabs = UITabBarController()
    tabs.viewControllers = [orders]
    phone.show(tabs)
    #expect(orders.table.adjustedContentInset.bottom == 83)
    phone.play { #expect(orders.table.adjustedContentInset.bottom == max(83, $0)) }
    #expect(orders.table.contentInset.bottom == 0)
  }
}

/// Situation: A reader whose insets hold the safe area.
///
/// By hand: 45 lines. A base class of all screens keeps the last frame, and computes all insets of
/// the scroll view in each layout, without animation; the frame is stale when the view moves.
@MainActor
struct ReaderWithSafeAreaInsetsTests {
  private final class Reader: SituationScreen {
    let article = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      article.contentInsetAdjustmentBehavior = .never
      fill(with: article)
      adjustment = article.adjustForKeyboard(mode: .atLeast, tracker: tracker)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      article.contentInset = view.safeAreaInsets
    }
  }

  @Test func theGreaterOfSafeAreaAndKeyboardCounts() {
    let phone = SituationFixture(.safeArea, safeAreaBottom: 34)
    let reader = Reader()
    phone.show(reader)
    #expect(reader.article.contentInset.bottom == 34)
    phone.play { #expect(reader.article.adjustedContentInset.bottom == max(34, $0)) }
    #expect(reader.article.contentInset.bottom == 34)
  }
}

/// Situation: A form of many fields.
///
/// By hand: 179 lines, and 4 in each of 19 screens. An avoider converts to the window, takes a zero
/// frame for the full height, and sets the inset to zero at the end.
@MainActor
struct FormOfFieldsTests {
  private final class Form: SituationScreen {
    let scroll = UIScrollView(frame: .zero)
    let fields = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      fill(with: scroll)
      scroll.fill(withFieldsIn: fields)
      adjustment = scroll.adjustForKeyboard(tracker: tracker)
    }
  }

  @Test func theFieldThatIsEditedIsSeenWithASmallMargin() {
    let phone = SituationFixture(.secondShowTaller)
    let form = Form()
    phone.show(form)
    let field = form.fields.arrangedSubviews[9]
    field.becomeFirstResponder()
    phone.play { covered in
      let seen = field.convert(field.bounds, to: nil)
      #expect(seen.maxY <= 667 - covered - 8)
      #expect(form.scroll.contentInset.bottom == covered)
    }
    // Nothing of ours is among the views of the app.
    #expect(form.scroll.subviews == [form.fields])
    #expect(form.fields.subviews == form.fields.arrangedSubviews)
  }
}

/// Situation: A list that is turned over, for its own field only.
///
/// By hand: 450 lines, and 49 in an app that uses them. A status machine and a height constraint
/// act only while the screen's own text view has the focus; a status that repeats is skipped.
@MainActor
struct ThreadOfItsOwnFieldTests {
  private final class Thread: SituationScreen {
    let list = UITableView(frame: .zero, style: .plain)
    let field = UITextView(frame: .zero)
    let search = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 36))

    override func viewDidLoad() {
      super.viewDidLoad()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      list.contentInsetAdjustmentBehavior = .never
      fill(with: list)
      let bottom = addBar(field, height: 40)
      view.addSubview(search)
      adjustment = list.adjustForKeyboard(
        withBar: field,
        moving: bottom,
        while: .focus(in: field),
        tracker: tracker
      )
    }
  }

  private let phone = SituationFixture(.pinyinGrowth, showing: Thread())
  private var thread: Thread { phone.screen }

  @Test func itsOwnKeyboardMovesFieldAndListAtTheBottomThatIsSeen() {
    thread.field.becomeFirstResponder()
    phone.play {
      #expect(thread.field.frame.maxY == 568 - $0)
      #expect(thread.list.contentInset.top == 40 + $0)
    }
    #expect(thread.list.contentInset.bottom == 0)
  }

  @Test func anotherFieldsKeyboardMovesNothing() {
    thread.search.becomeFirstResponder()
    phone.play { _ in #expect(thread.field.frame.maxY == 568) }
  }
}
