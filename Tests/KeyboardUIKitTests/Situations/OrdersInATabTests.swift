import KeyboardUIKit
import Testing

/// Situation: A list of orders in a tab.
///
/// By hand: 14 lines in each of some 20 screens, and 249 of providers for all. The height of the
/// frame is taken for what is covered, and the tab bar is counted twice.
@MainActor
struct OrdersInATabTests {
  private final class Orders: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentSize = CGSize(width: 375, height: 3000)
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
      // Keyboard code:
      adjustment = table.adjustForKeyboard(tracker: tracker)
      // End of keyboard code.
    }
  }

  @Test func theTabBarIsNotCountedTwice() {
    let phone = SituationFixture("The home indicator is not counted twice", safeAreaBottom: 34)
    let orders = Orders()
    orders.tracker = phone.keyboard.tracker
    let tabs = UITabBarController()
    tabs.viewControllers = [orders]
    phone.show(tabs)
    #expect(orders.table.adjustedContentInset.bottom == 83)
    phone.play { #expect(orders.table.adjustedContentInset.bottom == max(83, $0)) }
    #expect(orders.table.contentInset.bottom == 0)
  }
}
