import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Reads bytes as a trace, which must give an error or records that can be written and read again.
///
/// A state machine handles the notifications.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrace(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = KeyboardTraceReader(Data(bytes: start, count: count), file: "fuzz")
  var machine = KeyboardStateMachine()
  do {
    try feed(from: &reader, into: &machine)
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}

private func feed(
  from reader: inout KeyboardTraceReader,
  into machine: inout KeyboardStateMachine
) throws(KeyboardTraceError) {
  while let record = try reader.next() {
    check(record)
    guard case .notification(let name, let userInfo, _) = record.content else { continue }
    let pairs = (userInfo ?? [:]).map { (AnyHashable($0.key), $0.value.posted) }
    let posted = Notification(
      name: Notification.Name(name),
      userInfo: Dictionary(uniqueKeysWithValues: pairs)
    )
    guard let event = KeyboardEvent(posted) else { continue }
    _ = machine.handle(event, in: KeyboardEnvironment())
  }
}

/// Fails if a record is not the same after it was written and read again.
private func check(_ record: KeyboardTrace.Record) {
  var text = record.jsonLine
  if case .header = record.content {
  } else {
    text = "{\"version\":1,\"kind\":\"header\",\"payload\":{\"title\":\"\"}}\n" + text
  }
  var reader = KeyboardTraceReader(Data(text.utf8), file: "again")
  do {
    var last: KeyboardTrace.Record?
    while let next = try reader.next() { last = next }
    precondition(last == record, "\(record) became \(last as Any)")
  } catch {
    preconditionFailure("What was written cannot be read: \(error)")
  }
}
