import Foundation
import KeyboardTesting

/// A report as one web page that needs no network and no other file.
///
/// The page is `Web/report.html` with the style sheet, the script and the traces inside. The script
/// draws the traces. The page's security policy has the digests of the style sheet and the script;
/// a test verifies them.
struct ReportPage {
  let traces: [ReportTrace]

  /// Returns the text of the page.
  func html() throws -> String {
    // The data is inserted last, since a trace may contain the marks of the other parts.
    let parts = [
      ("/*STYLE*/", String(decoding: PackageResources.report_css, as: UTF8.self)),
      ("/*SCRIPT*/", String(decoding: PackageResources.report_js, as: UTF8.self)),
      ("/*DATA*/", try json()),
    ]
    var page = String(decoding: PackageResources.report_html, as: UTF8.self)
    for (mark, content) in parts {
      page = page.replacingOccurrences(of: mark, with: content)
    }
    return page
  }

  private struct Content: Encodable {
    var version: String
    var traces: [ReportTrace]
  }

  /// Returns the traces as JSON that can be the content of a `script` element.
  ///
  /// In a `script` element `</script` and `<!--` have a meaning even inside a JSON string, so angle
  /// brackets are escaped.
  private func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Content(version: Tool.version, traces: traces))
    return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": text += JSONText.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
