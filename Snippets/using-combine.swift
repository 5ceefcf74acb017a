// Reading payloads and the state of the keyboard with Combine.

#if canImport(Combine)
import Combine
import Foundation
import KeyboardNotifications
import TypedNotifications

extension NotificationDescriptor where Payload == String {
  nonisolated static var playerDidLeave: Self {
    Self(
      name: Notification.Name("PlayerDidLeave"),
      userInfoKey: "player"
    )
  }
}

@MainActor
final class Lobby {
  private(set) var left: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(center: NotificationCenter = .default) {
    center.payloadPublisher(of: .playerDidLeave)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] player in self?.left.append(player) }
      .store(in: &cancellables)
  }
}

@MainActor
final class ChatModel: ObservableObject {
  @Published private(set) var isKeyboardUp = false

  init() {
    KeyboardTracker.shared.statePublisher
      .map(\.isVisible)
      .removeDuplicates()
      .assign(to: &$isKeyboardUp)
  }
}
#endif
