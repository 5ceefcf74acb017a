/// What `--help` prints.
enum Help {
  static func text(for verb: Verb?) -> String {
    switch verb {
    case nil: tool
    case .play: play
    case .check: check
    case .import: `import`
    case .samples: samples
    }
  }

  private static let tool = """
    Plays recordings of keyboard notifications, and shows what the keyboard did.

    usage: keyboard-replay [play] [--format table|jsonl] [FILE|-]...
           keyboard-replay check [FILE|-]...
           keyboard-replay import [FILE|-] [-o FILE] [--screen WxH]
           keyboard-replay samples [NAME] [--write DIR]

    play      post a trace's notifications again and print what each did
    check     verify the expectations that a trace states
    import    make a trace of notifications that were printed to a console
    samples   list the built-in traces, print one, or write them to files

    Without a file, play and check take the built-in traces; - is standard input.
    keyboard-replay VERB --help explains a verb; --version prints the version.

    Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
    trace or log, 66 a file that cannot be read or written.

    """

  private static let play = """
    Posts a trace's notifications again and prints what each did.

    usage: keyboard-replay [play] [--format table|jsonl] [FILE|-]...

    --format table   a table for people, which is the default
    --format jsonl   a JSON object for each notification and change of the
                     application's state, one a line

    Without a file the built-in traces are played. Files are played in order; the
    first that is malformed or cannot be read ends the run, after what came before
    the fault has been printed. Colour is used on a terminal unless NO_COLOR is set.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read.

    """

  private static let check = """
    Verifies the expectations that a trace states.

    usage: keyboard-replay check [FILE|-]...

    Without a file the built-in traces are checked. All expectations of all files
    are checked, and each that fails is named by file and line; the first file that
    is malformed or cannot be read ends the run.

    Exit status: 0 all are met, 1 one failed, 64 wrong usage, 65 a malformed trace,
    66 a file that cannot be read.

    """

  private static let `import` = """
    Makes a trace of notifications that were printed to a console.

    usage: keyboard-replay import [FILE|-] [-o FILE] [--screen WxH]

    -o, --output FILE   write the trace to a file instead of standard output
    --screen WxH        the screen's size in points; without it, it is taken from
                        the notes or told from the frames

    Other lines of the log are skipped. Lines that begin with # are notes: the first
    is the title, and Source:, Device: and System: go to the header.

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
