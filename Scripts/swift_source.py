"""Reads Swift sources for the project's checks, which import it.

It uses no compiler, so it also reads files that only Apple's compiler builds.
"""

import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The beginning of a comment or a string; the project has no `/* comment */`.
MARK = re.compile(r'//|#*"')
TYPE = re.compile(
    r"\b(?P<kind>struct|enum|class|actor|protocol|extension)\s+(?P<name>`?[A-Z][\w.]*`?)")


def modules(root=ROOT):
    """Returns the folder of each module of the package."""
    return sorted(path for path in (root / "Sources").iterdir() if path.is_dir())


def files(folder):
    """Returns the Swift files of a folder and of its subfolders."""
    return sorted(folder.rglob("*.swift"))


def features():
    """Returns the flags for the manifest's upcoming features, and for its warnings as errors."""
    manifest = (ROOT / "Package.swift").read_text()
    names = re.findall(r'enableUpcomingFeature\("(\w+)"\)', manifest)
    errors = re.findall(r'treatWarning\("(\w+)", as: \.error\)', manifest)
    return [flag for name in names for flag in ("-enable-upcoming-feature", name)] + [
        flag for name in errors for flag in ("-Werror", name)]


def testing_plugins():
    """Returns the folder of the macros of Swift Testing."""
    tools = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    folder = tools / "lib/swift/host/plugins/testing"
    return str(folder if folder.is_dir() else folder.parent)


def code(text):
    """Returns a source with blanks in place of comments and of the text between quotes.

    All other code keeps its lines and columns.
    """
    parts = []
    index = 0
    for mark in MARK.finditer(text):
        start = mark.start()
        end = skip(text, start)
        # A mark before the index is inside a comment or a string.
        if start < index or end == start:
            continue
        parts.append(text[index:start])
        if mark[0] == "//":
            parts.append(blanks(text[start:end]))
        else:
            # The first and the last quotation mark stay.
            parts += [text[start], blanks(text[start + 1:end - 1]), text[end - 1]]
        index = end
    return "".join(parts) + text[index:]


def blanks(text):
    """Returns a text with a blank in place of each character except line feeds."""
    return re.sub(r"[^\n]", " ", text)


def skip(text, index):
    """Returns the end of the comment or string that starts at an index, or else the index."""
    if text.startswith("//", index):
        end = text.find("\n", index)
        return len(text) if end < 0 else end
    opening = re.compile(r'(#*)("""|")').match(text, index)
    return end_of_text(text, opening) if opening else index


def end_of_text(text, opening):
    """Returns the end of the string that an opening quote starts."""
    hashes, quotes = opening[1], opening[2]
    closing, escape = quotes + hashes, "\\" + hashes
    index = opening.end()
    while index < len(text):
        if text.startswith(closing, index):
            return index + len(closing)
        if text.startswith(escape + "(", index):
            index = end_of_parentheses(text, index + len(escape))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return len(text)


def end_of_parentheses(text, index):
    """Returns the end of the parentheses at an index, as in an interpolation."""
    depth = 0
    while index < len(text):
        end = skip(text, index)
        if end > index:
            index = end
            continue
        if text[index] == "(":
            depth += 1
        elif text[index] == ")":
            depth -= 1
        index += 1
        if depth == 0:
            return index
    return len(text)


def end_of_braces(source, index):
    """Returns the end of the first braces at or after an index, in a source from `code`."""
    depth = 0
    for mark in re.compile(r"[{}]").finditer(source, index):
        depth += 1 if mark[0] == "{" else -1
        if depth == 0:
            return mark.end()
    return len(source)


def line_of(source, index):
    """Returns the number of the line at an index."""
    return source.count("\n", 0, index) + 1
