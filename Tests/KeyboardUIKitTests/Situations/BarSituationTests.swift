import KeyboardTesting
import KeyboardUIKit
import Testing

/// Situation: A chat that shows its end.
///
/// By hand: 174 lines. A bar, a table, the limit of the text's height and the scrolling to the end
/// are set in eight files, and the accessory's superview is observed for drags.
@MainActor
struct ChatInsetTests {
  private final class Chat: SituationScreen {
    let list = UIScrollView(frame: .zero)
    let bar = UIView()
    var limit: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.alwaysBounceVertical = true
      fill(with: list)
      let bottom = addBar(bar, height: 52)
      adjustment = list.adjustForKeyboard(
        withBar: bar,
        moving: bottom,
        keeping: .end,
        tracker: tracker
      )
      adjustment?.alongside = { [weak self] in self?.limit = $0.freeRectangle.height / 2 }
    }
  }

  private let phone = SituationFixture(.backgroundAndReturn, safeAreaBottom: 34, showing: Chat())
  private var chat: Chat { phone.screen }

  /// Where the end of the content is seen, in the window.
  private var end: CGFloat { chat.list.contentSize.height - chat.list.contentOffset.y }

  @Test func theEndIsJustAboveTheBarAndTheTextIsLimitedToHalfOfWhatIsFree() {
    chat.list.contentOffset.y = 500
    phone.keyboard.show(336)
    #expect(chat.bar.frame.maxY == 508)
    #expect(end == chat.bar.frame.minY)
    #expect(chat.limit == 254)
    phone.keyboard.hide()
    #expect(chat.bar.frame.maxY == 810)
    #expect(end == chat.bar.frame.minY)
    #expect(chat.limit == 422)
  }

  @Test func theBarIsRightAfterTheAppReturns() {
    phone.play { _ in }
    #expect(chat.bar.frame.maxY == 508)
    #expect(chat.list.adjustedContentInset.bottom == 388.0)
  }
}

/// Situation: A comment bar that follows the finger.
///
/// By hand: 135 lines. A helper listens to three notifications, and moves the bar by the scroll
/// view's delegate while a finger drags, of which no notification tells.
@MainActor
struct CommentBarTests {
  private final class Comments: SituationScreen {
    let list = UIScrollView(frame: .zero)
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.keyboardDismissMode = .interactive
      fill(with: list)
      adjustment = addBar(bar, height: 50).adjustForKeyboard(
        draggedScrollView: list,
        tracker: tracker
      )
    }
  }

  private let phone = SituationFixture(.interactiveDrag, safeAreaBottom: 34, showing: Comments())
  private var comments: Comments { phone.screen }

  @Test func theBarStandsOnKeyboardAndHomeIndicator() {
    phone.play { #expect(comments.bar.frame.maxY == 844 - max(34, $0)) }
  }

  @Test func theBarIsWhereTheFingerHoldsTheKeyboard() {
    phone.keyboard.show(336)
    comments.list.standInTouchDown(at: CGPoint(x: 9, y: 300))
    for (finger, bottom) in [(400, 508), (600, 600), (840, 810)] as [(CGFloat, CGFloat)] {
      comments.list.standInDrag(to: CGPoint(x: 9, y: finger))
      phone.keyboard.turn()
      #expect(comments.bar.frame.maxY == bottom)
    }
    comments.list.standInTouchUp()
    phone.keyboard.hide()
    #expect(comments.bar.frame.maxY == 810)
  }
}

/// Situation: A toolbar that rides on the keyboard over a table.
///
/// By hand: 83 lines, and 136 of a service. Four states, a fixed duration and a table that gets a
/// mixture of old and new insets; the toolbar comes down after the keyboard.
@MainActor
struct ComposerToolbarTests {
  private final class Composer: SituationScreen {
    let table = UITableView(frame: .zero, style: .plain)
    let toolbar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      fill(with: table)
      let bottom = addBar(toolbar, height: 44)
      adjustment = table.adjustForKeyboard(withBar: toolbar, moving: bottom, tracker: tracker)
    }
  }

  @Test(arguments: [
    KeyboardTrace.BuiltInName.iPadLandscape, .iPadUndockAndDock, .zeroHeightShow,
  ])
  func toolbarAndTableMoveTogether(name: KeyboardTrace.BuiltInName) {
    let tablet = SituationFixture(name, safeAreaBottom: 20)
    let composer = Composer()
    tablet.show(composer)
    tablet.play { covered in
      #expect(composer.toolbar.frame.maxY == 768 - max(20, covered))
      #expect(composer.table.adjustedContentInset.bottom == 44 + max(20, covered))
    }
  }
}

/// Situation: A note editor above a list of tags.
///
/// By hand: 67 lines, and 98 of a protocol for all screens. Insets of the text view and a
/// constraint are set without conversion; the scroll smoothing of the text view is on during the
/// animation only.
@MainActor
struct NoteEditorTests {
  private final class Editor: SituationScreen {
    let text = UITextView(frame: .zero)
    let tags = UIView()
    var smoothing: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      text.alwaysBounceVertical = true
      fill(with: text)
      text.text = String(repeating: "A line of a note.\n", count: 90)
      let bottom = addBar(tags, height: 40)
      adjustment = text.adjustForKeyboard(withBar: tags, moving: bottom, tracker: tracker)
      adjustment?.alongside = { [weak self] _ in self?.smoothing.append(true) }
      adjustment?.completion = { [weak self] _ in self?.smoothing.append(false) }
    }
  }

  private let phone = SituationFixture(.quickTypeOn, safeAreaBottom: 34, showing: Editor())
  private var editor: Editor { phone.screen }

  @Test func textAndTagsAreClear() {
    phone.play {
      #expect(editor.tags.frame.maxY == 667 - max(34, $0))
      #expect(editor.text.adjustedContentInset.bottom == 40 + max(34, $0))
    }
  }

  @Test func smoothingIsOnDuringTheAnimationOnly() {
    editor.smoothing = []
    UIView.standInHoldingCompletions {
      phone.keyboard.post(.willShow, phone.keyboard.docked(225))
      #expect(editor.smoothing == [true])
    }
    #expect(editor.smoothing == [true, false])
  }
}
