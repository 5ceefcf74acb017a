// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UITextViewTests {
  private let window = makeWindow()
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let delegate = RecordingDelegate()

  init() {
    window.addSubview(textView)
    textView.delegate = delegate
  }

  @Test func theCaretIsOnItsLine() {
    textView.text = "one\ntwo\nthree"
    let caret = textView.caretRect(for: textView.endOfDocument)
    #expect(caret == CGRect(x: 40, y: 48, width: 2, height: 20))
  }

  @Test func theContentGrowsWithTheLines() {
    textView.text = "one\ntwo\nthree\nfour"
    #expect(textView.contentSize.height == 96)
  }

  @Test func typingTellsTheDelegate() {
    textView.becomeFirstResponder()
    textView.insertText("a")
    textView.resignFirstResponder()
    #expect(delegate.log == ["begins", "text", "ends"])
  }

  @Test func theCaretCanBePlaced() throws {
    textView.text = "one\ntwo"
    let place = try #require(textView.position(from: textView.beginningOfDocument, offset: 4))
    textView.selectedTextRange = textView.textRange(from: place, to: place)
    #expect(textView.selectedTextRange?.isEmpty == true)
    #expect(textView.caretRect(for: place).origin == CGPoint(x: 0, y: 28))
    #expect(textView.position(from: place, offset: 10) == nil)
    #expect(textView.offset(from: place, to: textView.endOfDocument) == 3)
  }

  @Test func aTextThatIsOnlyReadTellsOfNoEditing() {
    textView.isEditable = false
    #expect(textView.becomeFirstResponder())
    #expect(delegate.log.isEmpty)
  }

  @Test func aTextViewIsAScrollView() {
    textView.text = String(repeating: "line\n", count: 20)
    textView.scrollRectToVisible(textView.caretRect(for: textView.endOfDocument), animated: false)
    #expect(textView.contentOffset.y == 368)
    #expect(delegate.log.last == "scrolled")
  }
}
