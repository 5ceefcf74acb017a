import Testing

@testable import keyboard_replay

struct SourceLinkTests {
  @Test(arguments: [
    ("recorded", "recorded"),
    (
      "after https://example.com/a?b=1&c, and more",
      #"after <a href="https://example.com/a?b=1&amp;c" rel="noopener noreferrer">"#
        + "example.com/a?b=1&amp;c</a>, and more"
    ),
    ("javascript:alert(1)", "javascript:alert(1)"), ("data:text/html,x", "data:text/html,x"),
    (
      #"https://a/"onclick="x"#,
      #"<a href="https://a/" rel="noopener noreferrer">a/</a>"onclick="x"#
    ),
    ("<https://a>", "&lt;https://a&gt;"),
  ])
  func onlyAddressesOfTheWebBecomeLinks(_ source: String, _ html: String) {
    #expect(SourceLink.html(source) == html)
  }
}
