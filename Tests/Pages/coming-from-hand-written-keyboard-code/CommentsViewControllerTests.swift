import Testing
import UIKit

@MainActor
struct CommentsViewControllerTests {
  @Test(arguments: Place.allCases)
  func theBarStandsOnTheKeyboard(_ place: Place) throws {
    try place.expectEndAtKeyboard(CommentsViewController()) { _, others in
      try #require(others.first).frame.maxY.rounded()
    }
  }
}
