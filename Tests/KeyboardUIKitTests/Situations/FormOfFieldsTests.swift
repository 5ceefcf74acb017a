import KeyboardUIKit
import Testing

/// Situation: A form of many fields.
///
/// By hand: 179 lines, and 4 in each of 19 screens. An avoider converts to the window, takes a zero
/// frame for the full height, and sets the inset to zero at the end.
@MainActor
struct FormOfFieldsTests {
  private final class Form: UIViewController {
    let scroll = UIScrollView(frame: .zero)
    let fields = UIStackView()
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
      addFields()
      // Keyboard code:
      adjustment = scroll.adjustForKeyboard(tracker: tracker)
      // End of keyboard code.
    }

    private func addFields() {
      fields.axis = .vertical
      fields.spacing = 16
      fields.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(fields)
      for _ in 0..<20 {
        let field = UITextField(frame: .zero)
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        fields.addArrangedSubview(field)
      }
      NSLayoutConstraint.activate([
        fields.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        fields.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        fields.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        fields.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        fields.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  private let phone = SituationFixture("A second show is taller than the first")
  private let form = Form()

  init() {
    form.tracker = phone.keyboard.tracker
    phone.show(form)
  }

  @Test func theFieldThatIsEditedIsSeenWithASmallMargin() {
    let field = form.fields.arrangedSubviews[9]
    field.becomeFirstResponder()
    phone.play { covered in
      let seen = field.convert(field.bounds, to: nil)
      #expect(seen.maxY <= 667 - covered - 8)
      #expect(form.scroll.contentInset.bottom == covered)
    }
  }

  @Test func nothingOfOursIsAmongTheViewsOfTheApp() {
    #expect(form.scroll.subviews == [form.fields])
    #expect(form.fields.subviews == form.fields.arrangedSubviews)
  }
}
