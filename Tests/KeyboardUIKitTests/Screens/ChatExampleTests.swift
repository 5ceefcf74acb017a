import KeyboardNotifications
import Testing

@testable import KeyboardTesting
@testable import KeyboardUIKitChat

/// The chat under Examples, driven by traces.
@MainActor
struct ChatExampleTests {
  private let fixture: KeyboardFixture
  private let chat = ChatViewController()

  init() throws {
    fixture = KeyboardFixture(for: .builtIn(.safeArea), safeAreaBottom: 34)
    chat.tracker = fixture.tracker
    fixture.window.rootViewController = chat
    fixture.window.layoutIfNeeded()
    fixture.turn()
  }

  /// The distance from the bar's text to its position without a keyboard.
  private var lift: CGFloat {
    let text = chat.bar.convert(chat.bar.text.frame, to: chat.view)
    return chat.view.bounds.height - 34 - text.maxY - 8
  }

  /// The height of the bar, its margins included, above the safe area or the keyboard.
  private var barHeight: CGFloat {
    chat.bar.text.frame.height + 16
  }

  private var end: CGFloat {
    chat.list.contentSize.height + chat.list.adjustedContentInset.bottom - chat.list.bounds.height
  }

  /// The bottom of the part of the list that is not covered.
  private var listBottom: CGFloat {
    chat.list.frame.maxY - chat.list.adjustedContentInset.bottom
  }

  @Test func barAndListFollowATrace() throws {
    for record in KeyboardTrace.builtIn(.safeArea).records {
      fixture.play(record)
      guard case .expectation(let expectation) = record.content, let inset = expectation.inset
      else { continue }
      #expect(lift == inset)
      #expect(listBottom == chat.bar.frame.minY)
      #expect(chat.bar.frame.maxY == chat.view.bounds.height)
      #expect(chat.list.contentInset.bottom == barHeight + inset)
      #expect(chat.list.contentOffset.y == end)
    }
  }

  @Test func theBarGrowsWithItsTextAndShrinksWhenThatIsSent() {
    fixture.show(336)
    chat.bar.text.becomeFirstResponder()
    let old = barHeight
    chat.bar.text.insertText("one\ntwo\nthree")
    fixture.turn()
    #expect(barHeight == old + 40)
    #expect(chat.list.contentInset.bottom == barHeight + 302)
    #expect(listBottom == chat.bar.frame.minY)
    #expect(chat.list.contentOffset.y == end)
    chat.bar.button.sendActions(for: .primaryActionTriggered)
    fixture.turn()
    #expect(barHeight == old)
    #expect(chat.list.contentSize.height == 1804)
    #expect(chat.list.contentOffset.y == end)
    #expect(chat.list.contentInset.bottom == old + 302)
    fixture.hide()
    #expect(chat.list.contentInset.bottom == old)
  }
}
