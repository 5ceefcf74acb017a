import Testing

@testable import keyboard_replay

struct SHA256Tests {
  /// The digests that the standard gives, in base 64, and lengths around a block's end.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func aDigestIsTheStandards(_ text: String, _ digest: String) {
    #expect(SHA256.base64(text) == digest)
  }

  @Test(arguments: [
    (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func aDigestIsRightAroundTheEndOfABlock(_ count: Int, _ digest: String) {
    #expect(SHA256.base64(String(repeating: "a", count: count)) == digest)
  }
}
