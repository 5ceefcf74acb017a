import Foundation
import Testing
import TypedNotifications

/// A descriptor joins a name and a conversion; the observer gets the value.
@Suite struct DescriptorConversionTests {
  struct Download: Equatable {
    var file: String
    var bytes: Int

    init(_ notification: Notification) throws {
      file = try notification.value(forKey: "file")
      bytes = try notification.value(forKey: "bytes")
    }
  }

  let center = NotificationCenter()
  let descriptor = NotificationDescriptor(
    name: Notification.Name("DownloadDidFinish"),
    convert: Download.init
  )

  @Test func observerGetsTheConvertedPayload() {
    let downloads = Recorder<String>()
    let token = center.addObserver(
      descriptor: descriptor,
      using: { downloads.record("\($0.file): \($0.bytes)") }
    )
    center.post(name: descriptor.name, object: nil, userInfo: ["file": "a.txt", "bytes": 12])
    token.cancel()
    #expect(downloads.values == ["a.txt: 12"])
  }

  @Test func payloadTypeIsInferredFromTheConversion() {
    let lengths = Recorder<Int>()
    let token = center.addObserver(
      descriptor: NotificationDescriptor(name: descriptor.name) { notification in
        try notification.value(forKey: "file", as: String.self).count
      }
    ) { length in
      lengths.record(length)
    }
    center.post(name: descriptor.name, object: nil, userInfo: ["file": "a.txt"])
    token.cancel()
    #expect(lengths.values == [5])
  }

  @Test func failedConversionIsNotDelivered() {
    let failures = Recorder<NotificationPayloadError>()
    let token = center.addObserver(descriptor: descriptor) { _ in
      Issue.record("There is no payload.")
    } onFailure: { _, error in
      failures.record(error)
    }
    center.post(name: descriptor.name, object: nil, userInfo: ["file": "a.txt"])
    token.cancel()
    #expect(failures.values.map(\.location) == [.userInfo(key: "bytes")])
  }
}
