import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test makes screens and scenes of the stand-in. Only the system makes those of UIKit.

extension WholeAppTests {
  @Test func aFormInASecondSceneIsInSight() {
    let adjustment = keepFieldsInSight()
    let scene = UIWindowScene(standInScreen: fixture.screen)
    let window = UIWindow(windowScene: scene)
    let address = AddressViewController()
    window.rootViewController = address
    window.makeKeyAndVisible()
    address.city.becomeFirstResponder()
    fixture.show(336)
    scene.standInUpdate()
    #expect(address.city.convert(address.city.bounds, to: window).maxY <= 496)
    fixture.hide()
    scene.standInUpdate()
    #expect(address.form.contentInset.bottom == 0)
    adjustment.cancel()
  }
}
