import Foundation

/// The processor time that this process has taken.
///
/// Unlike the time on the wall it leaves out what other processes take of a shared machine.
enum ProcessTime {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
