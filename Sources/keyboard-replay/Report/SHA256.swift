import Foundation

/// The digest by which a page's security policy names the one script that may run.
///
/// NB: Foundation has no digests on Linux, and the package has no dependencies. Never used for
/// anything secret. https://doi.org/10.6028/NIST.FIPS.180-4
enum SHA256 {
  /// The digest of a text's UTF-8 in base 64, as `script-src 'sha256-…'` wants it.
  static func base64(_ text: String) -> String {
    var state = initial
    let message = padded(Array(text.utf8))
    for start in stride(from: 0, to: message.count, by: 64) {
      add(message[start..<start + 64], to: &state)
    }
    let bytes = state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
    return Data(bytes).base64EncodedString()
  }

  /// The message, a one, zeros, and the message's length in bits, to a multiple of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let length = UInt64(message.count) * 8
    let zeros = (119 - message.count % 64) % 64
    let tail = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + tail
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    let words = schedule(block)
    var round = state
    for index in 0..<64 {
      let (a, e) = (round[0], round[4])
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let choice = (e & round[5]) ^ (~e & round[6])
      let first = round[7] &+ sum1 &+ choice &+ constants[index] &+ words[index]
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let majority = (a & round[1]) ^ (a & round[2]) ^ (round[1] & round[2])
      round = [first &+ sum0 &+ majority] + round[0..<3] + [round[3] &+ first] + round[4..<7]
    }
    for index in 0..<8 { state[index] &+= round[index] }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let sigma0 = rotate(old, 7) ^ rotate(old, 18) ^ (old >> 3)
      let sigma1 = rotate(new, 17) ^ rotate(new, 19) ^ (new >> 10)
      words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
    }
    return words
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { fraction(cbrt(Double($0))) }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }
}
