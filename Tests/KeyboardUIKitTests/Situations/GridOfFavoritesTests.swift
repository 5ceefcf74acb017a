import KeyboardUIKit
import Testing

/// Situation: A grid of favorites under an address bar.
///
/// By hand: 25 lines, and 215 of a singleton for all screens. The inset is assigned, so that the
/// app's own is lost, and is negative when a hidden keyboard is subtracted from the safe area.
@MainActor
struct GridOfFavoritesTests {
  private final class Favorites: UIViewController {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      grid.frame = view.bounds
      grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      grid.alwaysBounceVertical = true
      grid.contentInset.bottom = 12
      grid.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(grid)
      // Keyboard code:
      adjustment = grid.adjustForKeyboard(tracker: tracker)
      // End of keyboard code.
    }
  }

  @Test(arguments: [
    ("The home indicator is not counted twice", CGFloat(34)),
    ("A Pinyin keyboard grows while it appears", 0),
    ("The keyboard is undocked, and docked again", 20),
    ("The iPad turns with the keyboard up", 20),
  ])
  func theGridIsClearAndKeepsItsOwnInset(title: String, safeAreaBottom: CGFloat) {
    let device = SituationFixture(title, safeAreaBottom: safeAreaBottom)
    let favorites = Favorites()
    favorites.tracker = device.keyboard.tracker
    device.show(favorites)
    device.play {
      #expect(favorites.grid.adjustedContentInset.bottom == 12 + max(safeAreaBottom, $0))
    }
  }
}
