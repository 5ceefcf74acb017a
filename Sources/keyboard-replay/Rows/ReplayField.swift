import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One field of a row, under the key that JSON Lines, the comparison and the page have for it.
///
/// An entry says where its field is shown.
struct ReplayField: Sendable {
  typealias Value = @Sendable (ReplayStep) -> ReplayValue

  /// Where a field is written for programs.
  enum Use: Sendable {
    /// In JSON Lines, and so in what `diff` prints of each side.
    case printed
    /// Among the parts in which two rows may differ.
    case compared
  }

  /// How the script of a page writes a value, which is a number or the number of a word.
  enum PageFormat: String, Sendable {
    case integer, seconds, number, word
  }

  let key: String
  let uses: Set<Use>
  /// How a page writes it, if it does, in its table or beside its picture.
  let page: PageFormat?
  /// The head of its column on a page, if it has one.
  let pageHeading: String?
  /// The value, for programs.
  let value: Value
  /// The value for people, where it is another.
  private let displayedValue: Value?

  init(
    _ key: String,
    _ uses: Set<Use> = [],
    page: PageFormat? = nil,
    heading: String? = nil,
    display: Value? = nil,
    value: @escaping Value
  ) {
    self.key = key
    self.uses = uses
    self.page = page
    pageHeading = heading
    displayedValue = display
    self.value = value
  }

  /// The value for people.
  func display(_ step: ReplayStep) -> ReplayValue {
    (displayedValue ?? value)(step)
  }
}

extension ReplayField {
  /// All fields, in the order in which they are printed.
  ///
  /// An entry in one of the lists below is all that a new field needs; in the rows of a narrow page
  /// a column has a place of its own once ``ReportStyle`` gives it one.
  static let all: [ReplayField] = entry + judgement + delivery

  static let printed = all.filter { $0.uses.contains(.printed) }
  /// Times and lines are not compared, since no two recordings have the same.
  static let compared = all.filter { $0.uses.contains(.compared) }
  static let onPage = all.filter { $0.page != nil }

  /// What came in, and in a word what it did.
  private static let entry = [
    ReplayField("line", [.printed], page: .integer, heading: "Line") { .integer($0.line) },
    ReplayField(
      "time",
      [.printed],
      page: .seconds,
      heading: "Time, s",
      display: { $0.time.map(ReplayValue.seconds) ?? .none }
    ) { .seconds($0.time ?? 0) },
    ReplayField(
      "name",
      [.printed],
      page: .word,
      heading: "Notification",
      display: { .text($0.shortName) }
    ) { .text($0.name) },
    ReplayField(
      "endFrame",
      [.compared],
      page: .word,
      heading: "End frame"
    ) { ReplayValue($0.endFrame) },
    ReplayField(
      "outcome",
      page: .word,
      heading: "What it did"
    ) { .text($0.outcomeText) },
    ReplayField("explanation", page: .word) { ReplayValue($0.explanation) },
  ]

  /// Where the keyboard is then.
  private static let judgement = [
    ReplayField("visibility", [.printed, .compared]) { .text($0.result.visibility.rawValue) },
    ReplayField("placement", [.printed, .compared]) { .text($0.result.placement.rawValue) },
    ReplayField("state", page: .word, heading: "Keyboard") { .text($0.stateText) },
    ReplayField("frame", [.printed, .compared]) { ReplayValue($0.state.frame) },
    ReplayField(
      "covered",
      [.printed, .compared],
      page: .number,
      heading: "Covered"
    ) { .number($0.result.covered) },
    ReplayField("inset", [.printed, .compared], page: .number, heading: "Inset") {
      .number($0.result.inset)
    },
  ]

  /// What was delivered, or why nothing was.
  private static let delivery = [
    ReplayField("change", [.printed, .compared]) { ReplayValue($0.transition?.change.rawValue) },
    ReplayField("heightIncrement", [.printed, .compared]) {
      $0.transition.map { .number($0.heightIncrement) } ?? .none
    },
    ReplayField("appearanceIndex", [.printed, .compared]) {
      $0.transition.map { .integer($0.appearanceIndex) } ?? .none
    },
    ReplayField("animation", [.printed, .compared], page: .word) {
      $0.transition?.animation.map(ReplayValue.animation) ?? .none
    },
    ReplayField("dropped", [.printed, .compared]) { ReplayValue($0.dropReason?.rawValue) },
    ReplayField("error", [.printed, .compared]) { ReplayValue($0.error) },
  ]
}

/// A value of a row, written for programs, for comparisons and for people.
enum ReplayValue: Sendable {
  case none
  case integer(Int)
  case seconds(Double)
  case number(CGFloat)
  case frame(CGRect)
  case animation(KeyboardAnimation)
  case text(String)

  init(_ frame: CGRect?) {
    self = frame.map(ReplayValue.frame) ?? .none
  }

  init(_ text: String?) {
    self = text.map(ReplayValue.text) ?? .none
  }

  /// The value as JSON.
  var json: String {
    switch self {
    case .none: "null"
    case .integer(let value): "\(value)"
    case .seconds(let value): "\(value)"
    case .number(let value): JSONText.number(Double(value))
    case .frame(let frame): "[" + Self.numbers(of: frame).joined(separator: ",") + "]"
    case .animation(let animation):
      "{\"duration\":\(JSONText.number(animation.duration)),"
        + "\"curve\":\(animation.curve.rawValue)}"
    case .text(let text): JSONText.string(text)
    }
  }

  /// The value in words, exactly; as numbers, those that are none would differ from themselves.
  var exactText: String? {
    switch self {
    case .none: nil
    case .frame(let frame): KeyboardTraceValue(posted: frame).json
    case .animation(let animation):
      "\(JSONText.number(animation.duration)) s, curve \(animation.curve.rawValue)"
    case .text(let text): text
    case .integer, .seconds, .number: json
    }
  }

  /// The value as people read it, to the hundredth.
  var display: String {
    switch self {
    case .none: ""
    case .integer(let value): "\(value)"
    case .seconds(let value): NumberFormat.seconds(value)
    case .number(let value): NumberFormat.text(Double(value))
    case .frame(let frame): NumberFormat.frame(frame)
    case .animation(let animation):
      "\(NumberFormat.text(animation.duration)) s, curve \(animation.curve.rawValue)"
    case .text(let text): text
    }
  }

  private static func numbers(of frame: CGRect) -> [String] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { JSONText.number(Double($0)) }
  }
}
