import Testing

/// An executable that runs the tests it is compiled with, which scripts make without the package
/// manager.
@main struct Runner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
