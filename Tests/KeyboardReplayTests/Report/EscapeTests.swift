import Foundation
import Testing

@testable import keyboard_replay

struct EscapeTests {
  @Test(arguments: [
    ("plain é 键盘 👩‍💻", "plain é 键盘 👩‍💻"), ("a < b > c & d", "a &lt; b &gt; c &amp; d"),
    ("</script>", "&lt;/script&gt;"), ("&amp;", "&amp;amp;"), ("]]>", "]]&gt;"),
    ("\"'", "\"'"), ("a\n\tb", "a\n\tb"), ("\u{0}\u{7}\u{1B}\r\u{7F}", "␀␇␛␍␡"),
    (scalars(0x85, 0xFFFE, 0xFDD0, 0x1FFFF), "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{2028}", "\u{2028}"), ("<![CDATA[", "&lt;![CDATA["), ("&lt;", "&amp;lt;"),
  ])
  func aTextHoldsNoMarkup(_ text: String, _ escaped: String) {
    #expect(Escape.text(text) == escaped)
  }

  @Test(arguments: [
    ("\" onclick=\"x", "&quot; onclick=&quot;x"), ("'", "&#39;"), ("`", "&#96;"),
    ("<&>", "&lt;&amp;&gt;"), ("a\n\tb", "a&#10;&#9;b"), ("\u{0}\u{1}", "␀␁"),
    ("\"/><a b='", "&quot;/&gt;&lt;a b=&#39;"),
  ])
  func anAttributeEndsNowhere(_ text: String, _ escaped: String) {
    #expect(Escape.attribute(text) == escaped)
  }

  @Test(arguments: [
    ("plain é", "\"plain é\""), ("</script>", #""\u003c/script\u003e""#),
    ("<!--", #""\u003c!--""#), ("&", #""\u0026""#), ("\"\\", #""\"\\""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{0}\n\u{7F}\u{85}", #""\u0000\n\u007f\u0085""#),
  ])
  func aTextInAScriptIsJSONWithoutMarkup(_ text: String, _ escaped: String) throws {
    #expect(Escape.script(text) == escaped)
    let data = Data(escaped.utf8)
    let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  /// Each character of the first planes, in every place, leaves nothing that has a meaning there.
  @Test func noCharacterBreaksOut() {
    let all = String(String.UnicodeScalarView((0...0x3000).compactMap(Unicode.Scalar.init)))
    let (text, attribute) = (Escape.text(all), Escape.attribute(all))
    #expect(!text.contains("<") && !text.contains(">"))
    #expect(!attribute.contains("\"") && !attribute.contains("<") && !attribute.contains("\n"))
    let script = Escape.script(all)
    #expect(!script.contains("<") && !script.unicodeScalars.contains { $0.value < 0x20 })
    let kept = text + attribute
    #expect(
      !kept.unicodeScalars.contains { scalar in
        scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x7F
      }
    )
  }

  /// Some scalars, among them those that a literal cannot hold.
  private static func scalars(_ values: UInt32...) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }
}
