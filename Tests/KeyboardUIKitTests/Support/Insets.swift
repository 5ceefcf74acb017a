/// The two bottom insets of a scroll view that follow the keyboard.
struct Insets: Equatable, CustomStringConvertible {
  var content: CGFloat
  var indicator: CGFloat

  @MainActor
  init(of scrollView: UIScrollView) {
    content = scrollView.contentInset.bottom
    indicator = scrollView.verticalScrollIndicatorInsets.bottom
  }

  init(_ both: CGFloat) {
    content = both
    indicator = both
  }

  init(content: CGFloat, indicator: CGFloat) {
    self.content = content
    self.indicator = indicator
  }

  static let zero = Insets(0)

  var description: String { "\(content) and \(indicator)" }
}
