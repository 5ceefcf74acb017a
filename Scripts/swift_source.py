"""Reads Swift sources well enough for the project's checks: no compiler, so that the files which
only Apple's compiler builds are read as well."""

import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Where a comment or a text may begin; the project has no `/* comment */`.
MARK = re.compile(r'//|#*"')
TYPE = re.compile(
    r"\b(?P<kind>struct|enum|class|actor|protocol|extension)\s+(?P<name>`?[A-Z][\w.]*`?)")


def modules(root=ROOT):
    """Gives the folder of each module of the package."""
    return sorted(path for path in (root / "Sources").iterdir() if path.is_dir())


def files(folder):
    """Gives the Swift files of a folder and of those in it."""
    return sorted(folder.rglob("*.swift"))


def features():
    """Returns the flags for the upcoming features that the manifest enables, and for the warnings that
    it treats as errors."""
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
    """Returns a source whose comments and texts are blank, at the same lines and columns; of a text
    the quotes at its ends stay."""
    out, index = [], 0
    for mark in MARK.finditer(text):
        end = skip(text, mark.start()) if mark.start() >= index else 0
        if end > mark.start():
            inside = r"[^\n]" if mark[0] == "//" else r"(?<!^)[^\n](?!$)"
            out += [text[index:mark.start()], re.sub(inside, " ", text[mark.start():end])]
            index = end
    return "".join(out + [text[index:]])


def skip(text, index):
    """Returns where a comment or a text that starts at an index ends, or the index itself."""
    if text.startswith("//", index):
        end = text.find("\n", index)
        return len(text) if end < 0 else end
    opening = re.compile(r'(#*)("""|")').match(text, index)
    return end_of_text(text, opening) if opening else index


def end_of_text(text, opening):
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
    depth = 0
    while index < len(text):
        end = skip(text, index)
        if end > index:
            index = end
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            return index
    return len(text)


def end_of_braces(source, index):
    """Returns where the braces that open at or after an index close; the source is bare code."""
    depth = 0
    for mark in re.compile(r"[{}]").finditer(source, index):
        depth += 1 if mark[0] == "{" else -1
        if depth == 0:
            return mark.end()
    return len(source)


def line_of(source, index):
    """Returns the number of the line that holds an index."""
    return source.count("\n", 0, index) + 1
