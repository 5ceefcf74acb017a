#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool without arguments.
struct OverviewTests {
  @Test func theFirstScreenShowsThreeTracesAndTheMeaningOfMarks() throws {
    let run = try ToolRun()
    #expect(
      run.output == """
        What each keyboard notification did, in three of 18 built-in traces:

            time  notification     what it did       covered
        A show and a hide
           0.000  willShow         appeared +253         253  ████▌
           3.000  willHide         disappeared -253        0
        A Pinyin keyboard grows while it appears
           0.000  willChangeFrame  × duplicate             0
           0.010  willChangeFrame  appeared +216         216  ███▊
           0.020  willChangeFrame  resized +66           282  █████
        A password prompt takes the keyboard away as it appears
           0.000  willShow         appeared +336         336  ████
           0.020  willHide         disappeared -336        0
           0.030  didHide          hidden                  0
           0.300  didShow          × stale                 0

        appeared, resized, moved, disappeared: what changed, and by how many points the
        covered height grew. × marks a notification that was dropped; any other word is
        the keyboard's state. The bar is the part of the view that is covered.

        In all traces 49 of 49 expectations hold. keyboard-replay play prints them all,
        keyboard-replay report -o FILE.html draws them, --help lists everything else.

        """
    )
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func inputThatIsNotReadIsMentioned() throws {
    let run = try ToolRun(text: Traces.whole)
    #expect(run.errors == "keyboard-replay: to play standard input: keyboard-replay -\n")
    #expect(run.output == (try ToolRun()).output)
  }
}
#endif
