import Testing

@testable import TypedNotifications

@Suite struct DemandBufferTests {
  private func taken(_ buffer: inout DemandBuffer<Int>) -> [Int] {
    var values: [Int] = []
    while let value = buffer.next() { values.append(value) }
    return values
  }

  @Test func nothingIsHandedOverUnasked() {
    var buffer = DemandBuffer<Int>(.all)
    buffer.enqueue(1)
    #expect(buffer.next() == nil)
    #expect(!buffer.isEmpty)
  }

  @Test func asManyAreHandedOverAsAreAskedForInOrder() {
    var buffer = DemandBuffer<Int>(.all)
    for value in 1...5 { buffer.enqueue(value) }
    buffer.request(2)
    #expect(taken(&buffer) == [1, 2])
    buffer.request(1)
    buffer.request(1)
    #expect(taken(&buffer) == [3, 4])
  }

  @Test func whatIsAskedForInAdvanceIsHandedOverLater() {
    var buffer = DemandBuffer<Int>(.all)
    buffer.request(2)
    #expect(buffer.next() == nil)
    for value in 1...3 { buffer.enqueue(value) }
    #expect(taken(&buffer) == [1, 2])
  }

  @Test func withoutLimitEverythingIsHandedOverForEver() {
    var buffer = DemandBuffer<Int>(.all)
    buffer.request(nil)
    for value in 1...1_000 {
      buffer.enqueue(value)
      #expect(buffer.next() == value)
    }
    buffer.request(1)
    buffer.enqueue(1)
    buffer.enqueue(2)
    #expect(taken(&buffer) == [1, 2])
  }

  @Test func ofTheNewestOnlyOneIsKept() {
    var buffer = DemandBuffer<Int>(.newest)
    for value in 1...3 { buffer.enqueue(value) }
    buffer.request(nil)
    #expect(taken(&buffer) == [3])
    buffer.enqueue(4)
    #expect(taken(&buffer) == [4])
  }

  @Test(arguments: [0, -1, Int.min]) func anAmountThatIsNotPositiveAsksForNothing(count: Int) {
    var buffer = DemandBuffer<Int>(.all)
    buffer.enqueue(1)
    buffer.enqueue(2)
    buffer.request(1)
    buffer.request(count)
    #expect(taken(&buffer) == [1])
  }

  @Test func aSumThatIsTooLargeAsksForAll() {
    var buffer = DemandBuffer<Int>(.all)
    buffer.request(.max)
    buffer.request(1)
    buffer.enqueue(1)
    #expect(buffer.next() == 1)
  }

  @Test func whatIsForgottenIsNotHandedOver() {
    var buffer = DemandBuffer<Int>(.all)
    buffer.enqueue(1)
    buffer.removeAll()
    buffer.request(nil)
    buffer.enqueue(2)
    #expect(taken(&buffer) == [2])
  }

  @Test func aLongBacklogIsHandedOverInOrder() {
    var buffer = DemandBuffer<Int>(.all)
    for value in 0..<10_000 { buffer.enqueue(value) }
    buffer.request(5_000)
    #expect(taken(&buffer) == Array(0..<5_000))
    for value in 10_000..<10_100 { buffer.enqueue(value) }
    buffer.request(nil)
    #expect(taken(&buffer) == Array(5_000..<10_100))
    #expect(buffer.isEmpty)
  }
}
