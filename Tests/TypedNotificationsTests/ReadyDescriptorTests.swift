import Foundation
import Testing
import TypedNotifications

struct Order: Equatable {
  var number: Int
}

extension NotificationDescriptor where Payload == Order {
  fileprivate static var orderPlaced: Self {
    Self(name: Notification.Name("OrderPlaced"))
  }

  fileprivate static var orderShipped: Self {
    Self(name: Notification.Name("OrderShipped"), userInfoKey: "order")
  }
}

extension NotificationDescriptor where Payload == Void {
  fileprivate static var shopClosed: Self {
    Self(name: Notification.Name("ShopClosed"))
  }
}

extension NotificationDescriptor where Payload == UserDefaults {
  fileprivate static var defaultsDidChange: Self {
    Self(name: UserDefaults.didChangeNotification)
  }
}

/// Ready descriptors as static members, for the system's and an app's notifications.
@Suite struct ReadyDescriptorTests {
  let center = NotificationCenter()
  let numbers = Recorder<Int>()

  @Test func ownNotificationCarriesAValueInItsObject() {
    let token = center.addObserver(descriptor: .orderPlaced) { [numbers] order in
      numbers.record(order.number)
    }
    center.send(.orderPlaced, Order(number: 7))
    token.cancel()
    #expect(numbers.values == [7])
  }

  @Test func ownNotificationCarriesAValueInItsUserInfo() {
    let shop = Canary()
    let token = center.addObserver(descriptor: .orderShipped, object: shop) { [numbers] order in
      numbers.record(order.number)
    }
    center.send(.orderShipped, Order(number: 7), object: shop)
    token.cancel()
    #expect(numbers.values == [7])
  }

  @Test func ownNotificationMayCarryNothing() {
    let token = center.addObserver(descriptor: .shopClosed) { [numbers] in numbers.record(0) }
    center.post(.shopClosed)
    token.cancel()
    #expect(numbers.count == 1)
  }

  @Test func systemNotificationIsDescribedWhereItIsNeeded() {
    let defaults = UserDefaults.standard
    let changes = Recorder<ObjectIdentifier>()
    let token = center.addObserver(descriptor: .defaultsDidChange) {
      changes.record(ObjectIdentifier($0))
    }
    center.post(name: UserDefaults.didChangeNotification, object: defaults)
    token.cancel()
    #expect(changes.values == [ObjectIdentifier(defaults)])
  }

  @Test func oneDescriptorServesEveryWayToObserve() async {
    let token = center.addObserver(descriptor: .orderPlaced) { [numbers] in
      numbers.record($0.number)
    }
    let payloads = center.payloads(of: .orderPlaced)
    center.send(.orderPlaced, Order(number: 7))
    for await order in payloads {
      #expect(order == Order(number: 7))
      break
    }
    token.cancel()
    #expect(numbers.values == [7])
  }
}
