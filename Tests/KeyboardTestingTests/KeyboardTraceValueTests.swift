import Foundation
import KeyboardTesting
import Testing

struct KeyboardTraceValueTests {
  @Test func fourNumbersArePostedAsARectangleAndTwoAsAPoint() {
    let (four, two): (KeyboardTraceValue, KeyboardTraceValue) = ([0, 409, 375, 258], [187.5, 538])
    #expect(four.posted as? CGRect == CGRect(x: 0, y: 409, width: 375, height: 258))
    #expect(two.posted as? CGPoint == CGPoint(x: 187.5, y: 538))
  }

  @Test func whatIsNotANumberReachesTheRectangle() throws {
    let value: KeyboardTraceValue = [.number(.nan), 0, .number(.infinity), 0]
    let rectangle = try #require(value.posted as? CGRect)
    #expect(rectangle.origin.x.isNaN)
    #expect(rectangle.size.width == .infinity)
  }

  @Test func numbersArePostedSoThatAnyNumberTypeCanBeCast() {
    let seven = KeyboardTraceValue.number(7).posted
    #expect(seven as? Int == 7)
    #expect(seven as? Double == 7)
    #expect(seven as? NSNumber == 7)
    #expect(KeyboardTraceValue.number(0.25).posted as? Double == 0.25)
    #expect(KeyboardTraceValue.bool(true).posted as? Bool == true)
  }

  @Test(
    arguments: [
      [1, 2, 3], [1, 2, 3, "4"], ["x", "y"], [true, false], [],
    ] as [KeyboardTraceValue]
  )
  func otherListsStayLists(_ value: KeyboardTraceValue) {
    #expect(value.posted is [Any])
    #expect(KeyboardTraceValue(posted: value.posted) == value)
  }

  @Test(arguments: Samples.values.keys.sorted())
  func whatIsPostedReadsBackEqual(_ key: String) throws {
    let value = try #require(Samples.values[key])
    #expect(KeyboardTraceValue(posted: value.posted) == value)
  }

  @Test func nativeValuesAreRead() {
    #expect(KeyboardTraceValue(posted: true) == true)
    #expect(KeyboardTraceValue(posted: 1) == 1)
    #expect(KeyboardTraceValue(posted: 0.5) == 0.5)
    #expect(KeyboardTraceValue(posted: CGFloat(0.5)) == 0.5)
    #expect(KeyboardTraceValue(posted: UInt8(3)) == 3)
    #expect(KeyboardTraceValue(posted: NSNumber(value: true)) == true)
    #expect(KeyboardTraceValue(posted: CGSize(width: 1, height: 2)) == [1, 2])
  }

  @Test func whatATraceCannotWriteBecomesItsDescription() {
    struct Odd: CustomStringConvertible {
      let description = "odd"
    }
    #expect(KeyboardTraceValue(posted: Odd()) == "odd")
  }

  @Test func whatIsNotANumberEqualsItsLike() {
    #expect(KeyboardTraceValue.number(.nan) == .number(.nan))
    #expect(KeyboardTraceValue.number(.nan) != .number(0))
    #expect(KeyboardTraceValue.number(1) != true)
  }

  @Test(
    arguments: [
      (.number(258), "258"), (.number(31.5), "31.5"), (.number(-0.0), "-0.0"),
      (.number(.nan), #"{"notANumber":true}"#), (.number(.infinity), #"{"infinity":1}"#),
      (.array([.number(-.infinity)]), #"[{"infinity":-1}]"#),
      (.object(["b": 1, "a": nil]), #"{"a":null,"b":1}"#), ("\u{0}", #""\u0000""#),
    ] as [(KeyboardTraceValue, String)]
  )
  func valuesAreWrittenAsJSON(_ value: KeyboardTraceValue, _ json: String) {
    #expect(value.json == json)
  }

  @Test(arguments: [
    #"{"notANumber":false}"#, #"{"notANumber":1}"#, #"{"infinity":2}"#, #"{"infinity":true}"#,
    #"{"infinity":1,"x":1}"#, #"{"notANumber":"x"}"#,
  ])
  func onlyTheMarkersThemselvesStandForNumbers(_ json: String) throws {
    let line = Lines.record("notification", #""name":"N","userInfo":{"k":\#(json)}"#)
    let trace = try KeyboardTrace(jsonLines: Lines.trace(line))
    guard case .notification(_, let userInfo, _) = trace.records.first?.content,
      case .object(let members) = userInfo?["k"]
    else {
      Issue.record("The marker was not kept as an object.")
      return
    }
    #expect(!members.isEmpty)
  }
}
