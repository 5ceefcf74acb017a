import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Views that UIKit or WebKit keeps clear of the keyboard are not kept clear twice.
@MainActor
struct SelfAvoidingViewTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)

  @Test func uiKitsPartIsTakenOffIfItComesFirst() {
    let scroll = fixture.addAdjustedScrollView()
    scroll.standInSetKeyboardInset(336)
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 0)
    #expect(scroll.adjustedContentInset.bottom == 336)
  }

  @Test func uiKitsPartIsTakenOffIfItComesLast() {
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 302)
    scroll.standInSetKeyboardInset(336)
    fixture.turn()
    #expect(scroll.contentInset.bottom == 0)
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    scroll.standInSetKeyboardInset(0)
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test func theTableOfATableViewControllerIsLeftAlone() {
    let controller = UITableViewController(style: .plain)
    fixture.window.rootViewController = controller
    let adjustment = controller.tableView.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    adjustment.update()
    #expect(controller.tableView.contentInset == .zero)
    #expect(controller.tableView.verticalScrollIndicatorInsets == .zero)
  }

  @Test func theCollectionOfACollectionViewControllerIsLeftAlone() {
    let layout = UICollectionViewLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    fixture.window.rootViewController = controller
    fixture.keep(controller.collectionView.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.turn()
    #expect(controller.collectionView.contentInset == .zero)
    #expect(controller.collectionView.verticalScrollIndicatorInsets == .zero)
  }

  @Test func anotherTableInATableViewControllerIsAdjusted() {
    let controller = UITableViewController(style: .plain)
    fixture.window.rootViewController = controller
    let other = UITableView(frame: fixture.window.bounds)
    controller.tableView.addSubview(other)
    fixture.keep(other.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(other.adjustedContentInset.bottom == 336)
  }

  @Test func aWebViewsScrollViewIsLeftAlone() {
    final class WKWebView: UIView {}
    let web = WKWebView(frame: fixture.window.bounds)
    fixture.window.addSubview(web)
    let scroll = UIScrollView(frame: web.bounds)
    web.addSubview(scroll)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    #expect(scroll.contentInset == .zero)
  }
}
