/// What the tool can do.
enum Verb: String, CaseIterable {
  case play, check, report, diff, `import`, samples
}
