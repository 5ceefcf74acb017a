import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Views that UIKit or WebKit keeps clear of the keyboard are not kept clear twice.
@MainActor
struct SelfAvoidingViewTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)

  private func expectLeftAlone(_ scroll: UIScrollView) {
    let log = OverlapLog()
    let adjustment = fixture.adjust(scroll)
    adjustment.onChange = { log.add($0) }
    fixture.show(336)
    adjustment.update()
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    // The closure is called all the same, like that of a followed view.
    #expect(log.heights == [0, 336, 336, 336])
  }

  @Test func theTableOfATableViewControllerIsLeftAlone() {
    let controller = UITableViewController(style: .plain)
    fixture.window.rootViewController = controller
    expectLeftAlone(controller.tableView)
  }

  @Test func theCollectionOfACollectionViewControllerIsLeftAlone() {
    let layout = UICollectionViewLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    fixture.window.rootViewController = controller
    expectLeftAlone(controller.collectionView)
  }

  @Test func aWebViewsScrollViewIsLeftAlone() {
    final class WKWebView: UIView {}
    let web = WKWebView(frame: fixture.window.bounds)
    fixture.window.addSubview(web)
    let scroll = UIScrollView(frame: web.bounds)
    web.addSubview(scroll)
    expectLeftAlone(scroll)
  }

  @Test func anotherTableInATableViewControllerIsAdjusted() {
    let controller = UITableViewController(style: .plain)
    fixture.window.rootViewController = controller
    let other = UITableView(frame: fixture.window.bounds)
    controller.tableView.addSubview(other)
    fixture.adjust(other)
    fixture.show(336)
    #expect(other.adjustedContentInset.bottom == 336)
  }
}
