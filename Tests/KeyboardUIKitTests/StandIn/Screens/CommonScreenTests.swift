import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The screens of *Adjusting other screens*.
@MainActor
struct CommonScreenTests {
  /// The screens have no tracker of their own, so the keyboard posts to the shared one.
  private let scene = SimulatedScene(center: .default)

  @Test(
    arguments: [
      { NoteViewController() },
      { NotesViewController() },
      { ResultsViewController() },
    ] as [@MainActor @Sendable () -> UIViewController]
  )
  func theListEndsAtTheKeyboard(
    makeController: @MainActor @Sendable () -> UIViewController
  ) throws {
    let controller = makeController()
    scene.show(controller)
    let list = try #require(controller.view.subviews.first as? UIScrollView)
    let rest = list.adjustedContentInset.bottom
    scene.keyboard.show()
    let spacing: CGFloat = controller is NotesViewController ? 8 : 0
    #expect(scene.visibleEnd(of: list) == scene.keyboardTop - spacing)
    scene.keyboard.hide()
    #expect(list.adjustedContentInset.bottom == rest)
  }

  /// The stand-in counts its rows, of one height, when the app asks for an update.
  @Test func aTableUpdatesItsRowsWhenTheTextOfOneChanges() throws {
    let notes = NotesViewController()
    scene.show(notes)
    let table = try #require(notes.view.subviews.first as? UITableView)
    let cell = notes.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    scene.window.addSubview(cell)
    let height = table.contentSize.height
    table.contentSize.height = 0
    try #require(cell as? NoteCell).text.insertText("one\ntwo")
    #expect(table.contentSize.height == height && height > 0)
  }
}
