/// What `--help` prints.
enum Help {
  static func text(for verb: Verb?) -> String {
    switch verb {
    case nil: tool
    case .play: play
    case .check: check
    case .report: report
    case .diff: diff
    case .import: `import`
    case .samples: samples
    }
  }

  private static let tool = """
    Plays recordings of keyboard notifications, and shows what the keyboard did.

    usage: keyboard-replay [play] [--format table|jsonl] [FILE|-]...
           keyboard-replay check [FILE|-]...
           keyboard-replay report [FILE|-]... [-o FILE] [--format html|svg]
           keyboard-replay diff FILE [FILE] [--other-apps POLICY[,POLICY]]
           keyboard-replay import [FILE|-] [-o FILE] [--screen WxH]
           keyboard-replay samples [NAME] [--write DIR]

    play      post a trace's notifications again and print what each did
    check     verify the expectations that a trace states
    report    draw what traces did, as a web page or a picture
    diff      show where two traces, or one under two policies, part ways
    import    make a trace of notifications that were printed to a console
    samples   list the built-in traces, print one, or write them to files

    A FILE may be the name of a built-in trace, such as pinyin-growth, and - is
    standard input. Without a file, play, check and report take the built-in traces.
    keyboard-replay VERB --help explains a verb; --version prints the version.

    Exit status: 0 fine, 1 an expectation failed or two traces differ, 64 wrong
    usage, 65 a malformed trace or log, 66 a file that cannot be read or written.

    """

  private static let play = """
    Posts a trace's notifications again and prints what each did.

    usage: keyboard-replay [play] [--format table|jsonl] [--truncated] [FILE|-]...

    --format table   a table for people, which is the default
    --format jsonl   a JSON object for each notification and change of the
                     application's state, one a line
    --truncated      leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are played; a FILE may be the name of one.
    Files are played in order; the first that is malformed or cannot be read ends
    the run, after what came before the fault has been printed. Colour is used on a
    terminal unless NO_COLOR is set.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read.

    """

  private static let check = """
    Verifies the expectations that a trace states.

    usage: keyboard-replay check [--truncated] [FILE|-]...

    --truncated   leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are checked; a FILE may be the name of one.
    All expectations of all files are checked, and each that fails is named by file
    and line; the first file that is malformed or cannot be read ends the run.

    Exit status: 0 all are met, 1 one failed, 64 wrong usage, 65 a malformed trace,
    66 a file that cannot be read.

    """

  private static let report = """
    Draws what traces did: the screen after each change, the covered height over
    time, and what each notification did.

    usage: keyboard-replay report [FILE|-]... [-o FILE] [--format html|svg]

    -o, --output FILE   write to a file instead of standard output
    --format html       one web page for all traces, which is the default; it needs
                        no network and no other file, and steps through a trace with
                        the arrow keys, Home and End
    --format svg        a picture of one trace, for a bug report
    --truncated         leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are drawn; a FILE may be the name of one. Of
    a trace with more than 20000 rows the first are drawn; a film strip shows at
    most 24 changes, evenly sampled, and a picture 6. The page says so where it
    leaves something out.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read or written.

    """

  private static let diff = """
    Shows where two traces, or one trace under two policies, part ways.

    usage: keyboard-replay diff FILE FILE [--format table|jsonl]
           keyboard-replay diff FILE --other-apps ignore,include
           keyboard-replay diff FILE --cross-fade off,on

    --other-apps POLICY   what to do with other apps' keyboards: ignore or include
    --cross-fade SWITCH   take cross-fade transitions for on or off, whatever the
                          trace says
    --format table        rows side by side around each difference, the default
    --format jsonl        a JSON object for each row that differs, one a line
    --truncated           leave out a last line that breaks off, as after a crash

    A policy is for both sides, or one for each with a comma between them. A FILE
    may be the name of a built-in trace; - is standard input, on one side.

    Rows are compared by the notification, its end frame, what it did and where the
    keyboard is then; not by time or line. Where one side has rows that the other
    has not, up to 64 of them, what follows is aligned again. > marks the first
    difference, ≠ rows that differ, - a row of the left only, + one of the right
    only.

    Exit status: 0 no difference, 1 a difference, 64 wrong usage, 65 a malformed
    trace, 66 a file that cannot be read.

    """

  private static let `import` = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [FILE|-] [-o FILE] [--screen WxH]

    -o, --output FILE   write the trace to a file instead of standard output
    --screen WxH        the screen's size in points; without it, it is taken from
                        the notes or told from the frames

    The log may come from NSLog, print, log stream, Xcode, a device's console, or
    React Native's Keyboard events. Other lines are skipped. Lines that begin with #
    are notes: the first is the title, and Source:, Device: and System: go to the
    header.

    Exit status: 0 fine, 64 wrong usage, 65 a log without a notification, 66 a file
    that cannot be read or written.

    """

  private static let samples = """
    Lists the built-in traces, prints one, or writes them to files.

    usage: keyboard-replay samples [NAME] [--write DIR]

    --write DIR   write NAME.jsonl, or all of them, to a directory, which is made if
                  it does not exist

    Exit status: 0 fine, 64 wrong usage, 66 a file that cannot be written.

    """
}
