import Testing

@testable import KeyboardNotifications

/// The order and the time in which values are delivered to a receiver that is not always ready.
@MainActor
@Suite struct DeliveryQueueTests {
  let framework = Framework()
  let queue = DeliveryQueue<Int>()
  let log = Log()

  @MainActor
  final class Log {
    var values: [Int] = []
  }

  init() {
    queue.isReady = { [framework] in !framework.isUpdating }
    queue.deliver = { [log] in log.values.append($0) }
  }

  @Test func aValueThatComesDuringAnUpdateIsDeliveredATurnLater() async {
    framework.update { queue.add(1) }
    #expect(log.values == [])
    await framework.nextTurn()
    #expect(log.values == [1])
  }

  @Test func theNextValueComesAfterThoseThatWait() async {
    framework.update {
      queue.add(1)
      queue.add(2)
    }
    queue.add(3)
    #expect(log.values == [1, 2, 3])
    await framework.nextTurn()
    #expect(log.values == [1, 2, 3])
  }

  @Test func aValueThatIsAddedDuringADeliveryComesAfterIt() {
    queue.deliver = { [log, weak queue] value in
      if value == 1 { queue?.add(2) }
      log.values.append(value)
    }
    queue.add(1)
    #expect(log.values == [1, 2])
  }

  @Test func waitingValuesAreDroppedByRemovingAll() async {
    framework.update { queue.add(1) }
    queue.removeAll()
    await framework.nextTurn()
    #expect(log.values == [])
  }

  @Test func aDeliveryMayRemoveTheWaitingValues() {
    queue.deliver = { [log, weak queue] value in
      log.values.append(value)
      queue?.removeAll()
    }
    framework.update {
      queue.add(1)
      queue.add(2)
    }
    queue.add(3)
    #expect(log.values == [1])
  }

  @Test func aReleasedQueueDeliversNothing() async {
    do {
      let queue = DeliveryQueue<Int>()
      queue.isReady = { false }
      queue.deliver = { [log] in log.values.append($0) }
      queue.add(1)
    }
    await framework.nextTurn()
    #expect(log.values == [])
  }
}
