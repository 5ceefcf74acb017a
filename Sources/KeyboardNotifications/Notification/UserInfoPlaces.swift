/// Where the user info of a notification holds the values that are read, found in one walk.
///
/// A look-up compares keys as `AnyHashable`, which costs more than all else there is to reading:
/// one walk over the eight entries that the system posts takes less than two look-ups.
struct UserInfoPlaces {
  typealias Place = Dictionary<AnyHashable, Any>.Index

  private var beginFrame: Place?
  private var endFrame: Place?
  private var duration: Place?
  private var curve: Place?
  private var isLocal: Place?

  init(in userInfo: [AnyHashable: Any]) {
    let keys = userInfo.keys
    var missing = UserInfoKey.allCases.count
    for place in userInfo.indices {
      let key = keys[place]
      switch UserInfoKey.named(key.base) {
      case .beginFrame: beginFrame = place
      case .endFrame: endFrame = place
      case .duration: duration = place
      case .curve: curve = place
      case .isLocal: isLocal = place
      case nil: continue
      }
      missing -= 1
      if missing == 0 { return }
    }
  }

  subscript(key: UserInfoKey) -> Place? {
    switch key {
    case .beginFrame: beginFrame
    case .endFrame: endFrame
    case .duration: duration
    case .curve: curve
    case .isLocal: isLocal
    }
  }
}
