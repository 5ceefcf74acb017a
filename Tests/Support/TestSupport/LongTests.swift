import Foundation

/// True each night, when long suites try more than is worth the time of each run.
package let runsLongTests = ProcessInfo.processInfo.environment["KEYBOARD_LONG_TESTS"] != nil
