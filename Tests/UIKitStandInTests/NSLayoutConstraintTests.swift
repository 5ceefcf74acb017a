// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct NSLayoutConstraintTests {
  private let box = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let bar = UIView()

  init() {
    box.addSubview(bar)
  }

  @Test func anchorsSayWhatTheConstraintIsMadeOf() {
    let constraint = bar.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8)
    #expect(constraint.firstItem === bar)
    #expect(constraint.firstAttribute == .bottom)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem === box)
    #expect(constraint.secondAttribute == .bottom)
    #expect(constraint.constant == -8)
    #expect(!constraint.isActive)
  }

  @Test func aLengthHasNoSecondItem() {
    let constraint = bar.heightAnchor.constraint(equalToConstant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test func theCommonViewHoldsWhatIsActive() {
    let edge = bar.topAnchor.constraint(greaterThanOrEqualTo: box.safeAreaLayoutGuide.topAnchor)
    let height = bar.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([edge, height])
    #expect(box.constraints == [edge])
    #expect(bar.constraints == [height])
    NSLayoutConstraint.deactivate([edge])
    #expect(box.constraints.isEmpty)
    #expect(!edge.isActive && height.isActive)
  }

  @Test func aNewConstantAsksForLayout() {
    let edge = bar.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    edge.isActive = true
    box.layoutIfNeeded()
    box.log = []
    box.onLayout = { bar.frame = CGRect(x: 0, y: 60 + edge.constant, width: 100, height: 40) }
    edge.constant = -30
    #expect(bar.frame == .zero)
    box.layoutIfNeeded()
    #expect(bar.frame.minY == 30)
    box.layoutIfNeeded()
    #expect(box.log == ["layout"])
  }
}
