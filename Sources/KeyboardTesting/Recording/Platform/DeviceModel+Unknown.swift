#if !canImport(Darwin)
/// The kind of device that this runs on.
enum DeviceModel {
  /// Unknown: only Apple's devices have a keyboard to record.
  static var current: String? {
    nil
  }
}
#endif
