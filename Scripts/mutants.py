"""Makes mutants of a Swift file: copies with one place changed, by rules of the syntax.

It relies on the layout of `swift format`. A statement has lines of its own; those after the first are
indented further, or begin with a closing bracket. Or it is alone between braces on one line.
"""

import dataclasses
import re
import typing

from swift_source import code, line_of

# The operators and words that replace each other.
PAIRS = [("<", "<="), (">", ">="), ("==", "!="), ("===", "!=="), ("&&", "||"), ("+", "-"), ("*", "/"),
         ("+=", "-="), ("...", "..<"), ("min", "max"), ("true", "false")]
OTHER = dict(PAIRS) | {new: old for old, new in PAIRS}
TOKEN = re.compile(
    r"(?<=\s)(?<!func )(?:[<>]=?|[!=]==?|&&|\|\||(?<!\" )[-+]=?(?! \")|[*/])(?=\s)"
    r"|(?<=[\w)\]])\.\.[.<](?=[\w(-])|\b(?:min|max)(?=\()|\b(?:true|false)\b")
NUMBER = re.compile(r"(?<![\w$])(?<![^.]\.)\d+(?:\.\d+)?(?!\w|\.\d)")
NOT = re.compile(r"(?<=[\s(\[{])!(?=[\w(])")
CONDITIONS = re.compile(r"(?<!\} )\b(?:if|guard|while)\s(?!\w+:)")
TERNARY = re.compile(r"\s\?\s")
BEFORE_TERNARY = re.compile(r"[,:?]\s|\s[-+]?=\s|\breturn\s|\bin\s")
# A condition that `!` cannot negate, or that another rule negates.
NO_NEGATION = re.compile(r"(?:let|var|case|if|switch|true|false)\b|@|!|.*\s[!=]==?\s|$", re.S)

LINE = re.compile(r"^( *)(\S.*)$", re.M)
LABEL = re.compile(r"(?:case|default)\b|@+ default:")
CLOSING = re.compile(r"[})\]{]|else\b")
CONTINUED = re.compile(r"[\".?:&|+*/<>=-]|where\b")
UNFINISHED = re.compile(r".*(?:[,(\[]|\s[=&|?+*/<>-]+)$")
# A statement that shares its line with the braces around it, and with the head of their closure.
ALONE = re.compile(r"\{ (?:(?:\[[^\]]*\] )?(?:\([^()]*\)|[\w, ]+)? ?in )?(.*?(?:\{.*?\}.*?)*) \}")
# A statement that may be left out or swapped: it acts, and neither declares nor returns.
ACTS = re.compile(
    r"(?!@|(?:public|package|private|fileprivate|static|override|mutating|final|lazy|weak|let|var|func"
    r"|init|deinit|struct|enum|class|protocol|extension|subscript|case|get|set|return|throw)\b)"
    r"(?!guard\b.*\b(?:let|case)\b)(?!(?:self|super)\.init\b)(?!self\.(\w+) = \1$)"
    r"(?:(?:if|guard|for|while|switch|repeat|do|defer|didSet|break|continue)\b|.*\s[-+*]?=\s|.*[)}]$)",
    re.S)
ASSIGNMENT = re.compile(r"([\w.]+)\s[-+*]?=\s")
CONTROL = re.compile(r"(?:\} )?(?:if|else|guard|for|while|repeat|switch|do|catch|defer|case|default)\b|[{}]$")
RESULT = re.compile(r"(?:.*->|.*\bvar \w+:)\s*([^(){}]+?)\s*\{")

# Text that no rule changes: attributes and imports.
OPAQUE = re.compile(r"[@#]\w+(?:\((?:[^()]|\([^()]*\))*\))?|^ *(?:@?\w+ +)*import .*$", re.M)
# The conditions of compilation that are true in the tests.
HERE = {"os(Linux)", "canImport(UIKit)", "canImport(Foundation)", "DEBUG"}
MARK = re.compile(r"// mutant: (.+?), because \S")


@dataclasses.dataclass(frozen=True, order=True)
class Mutant:
    """A file with one place changed; a comment may give the name of the change."""
    path: str
    start: int
    end: int
    new: str
    change: str
    text: str = dataclasses.field(compare=False, repr=False)

    @property
    def place(self):
        return line_of(self.text, self.start), self.change

    @property
    def planted(self):
        return self.text[:self.start] + self.new + self.text[self.end:]


class Statement(typing.NamedTuple):
    """A statement: its first and last line, its start and end in the code, and its indentation."""
    first: int
    last: int
    start: int
    end: int
    margin: str


class Source:
    """A Swift file, its code without comments and strings, and the lines with code."""

    def __init__(self, path):
        self.path, self.text = str(path), path.read_text()
        self.code = OPAQUE.sub(lambda found: re.sub(r"\S", "@", found[0]), compiled(code(self.text)))
        self.lines = list(LINE.finditer(self.code + "\nend"))
        self.statements = list(self.find_statements())

    def mutants(self):
        """Returns the mutants except those that a comment calls equivalent, and the lines of comments
        without a mutant."""
        rules = [*self.tokens(), *self.conditions(), *self.ternaries(), *self.drops(), *self.swaps(),
                 *self.results(), *self.alone()]
        found = {Mutant(self.path, start, end, new, change, self.text)
                 for start, end, new, change in rules if new != self.text[start:end]}
        marks = set(self.marks())
        places = {mutant.place for mutant in found}
        return (sorted(mutant for mutant in found if mutant.place not in marks),
                sorted(line for line, _ in marks - places))

    def marks(self):
        """Gives the place of each mutant that a comment calls equivalent. A comment on a line of its
        own belongs to the next line of code."""
        lines = self.text.split("\n")
        for number, line in enumerate(lines):
            if mark := MARK.search(line):
                while lines[number].lstrip().startswith("//"):
                    number += 1
                yield number + 1, mark[1]

    # Each rule gives a start, an end, the new text and the name of the change.

    def tokens(self):
        for found in TOKEN.finditer(self.code):
            yield *found.span(), OTHER[found[0]], f"{found[0]} to {OTHER[found[0]]}"
        for found in NUMBER.finditer(self.code):
            whole, *rest = found[0].split(".")
            new = ".".join([str(int(whole) + 1), *rest])
            yield *found.span(), new, f"{found[0]} to {new}"
        for found in NOT.finditer(self.code):
            yield *found.span(), "", "not"

    def conditions(self):
        for found in CONDITIONS.finditer(self.code):
            depth, start = 0, found.end()
            for index in range(start, len(self.code)):
                sign = self.code[index]
                if depth == 0 and sign in ",{":
                    yield from self.negated(start, index)
                    start = index + 1
                    if sign == "{":
                        break
                depth += (sign in "([{") - (sign in ")]}")

    def ternaries(self):
        for found in TERNARY.finditer(self.code):
            depth, index = 0, found.start()
            while index > 0 and depth >= 0:
                index -= 1
                depth += (self.code[index] in ")]}") - (self.code[index] in "([{")
                before = BEFORE_TERNARY.match(self.code, index)
                if depth == 0 and before:
                    index = before.end() - 1
                    break
            yield from self.negated(index + 1, found.start())

    def negated(self, start, end):
        """Negates a condition."""
        text = re.sub(r"\selse\s*$", "", self.code[start:end])
        if not NO_NEGATION.match(text.strip()):
            start += len(text) - len(text.lstrip())
            end = start + len(text.strip())
            yield start, end, f"!({self.text[start:end]})", "not"

    def drops(self):
        for it in self.statements:
            if self.acts(it) and not RESULT.match(self.head(it)):
                yield it.start, it.end, "_ = ()", "drop"

    def swaps(self):
        for one, other in zip(self.statements, self.statements[1:]):
            first, second = self.text[one.start:one.end], self.text[other.start:other.end]
            is_next = one.last + 1 == other.first and one.margin == other.margin
            if is_next and self.acts(one) and self.acts(other) and not are_independent(first, second):
                yield one.start, other.end, second + self.text[one.end:other.start] + first, "swap"

    def results(self):
        for it in self.statements:
            if result := re.compile(r"return\s+").match(self.code, it.start, it.end):
                yield from self.returned(result.end(), it.end, self.function(it.first))
            else:
                yield from self.returned(it.start, it.end, self.head(it))

    def acts(self, statement):
        return ACTS.match(self.code[statement.start:statement.end])

    def head(self, statement):
        """Returns the line before a statement that stands alone between braces."""
        before, after = self.lines[statement.first - 1][2], self.lines[statement.last + 1][2]
        return before if before.endswith("{") and after == "}" else ""

    def find_statements(self):
        """Gives each statement that has lines of its own."""
        for first, line in enumerate(self.lines[1:-1], 1):
            before = self.lines[first - 1]
            if any(it.match(line[2]) for it in (LABEL, CLOSING, CONTINUED)) or UNFINISHED.match(before[2]) \
                    or line[1] > before[1] and not before[2].endswith(("{", " in", ":")):
                continue
            last = first
            while self.lines[last + 1][1] > line[1] or self.lines[last + 1][1] == line[1] and (
                    CLOSING.match(self.lines[last + 1][2])
                    or "switch " in line[2] and LABEL.match(self.lines[last + 1][2])):
                last += 1
            yield Statement(first, last, line.start(2), self.lines[last].end(), line[1])

    def function(self, index):
        """Returns the line that begins the body of the function around a line."""
        margin = self.lines[index][1]
        for line in reversed(self.lines[:index]):
            if line[1] < margin:
                margin = line[1]
                if not CONTROL.match(line[2]):
                    return line[2]
        return ""

    def alone(self):
        for found in ALONE.finditer(self.code):
            head = self.code[self.code.rfind("\n", 0, found.start()) + 1:found.start() + 1]
            if ACTS.match(found[1]) and not RESULT.match(head):
                yield *found.span(1), "_ = ()", "drop"
            yield from self.returned(*found.span(1), head)

    def returned(self, start, end, head):
        """Negates a result or replaces it with nil, by the result type in the head of its function."""
        kind = RESULT.match(head)
        if kind and kind[1] == "Bool":
            yield from self.negated(start, end)
        elif kind and kind[1].endswith("?") and not CONTROL.match(self.code[start:end]):
            yield start, end, "nil", "nil"


def are_independent(first, second):
    """Returns true if two statements assign variables that the other one does not use."""
    targets = ASSIGNMENT.match(first), ASSIGNMENT.match(second)
    return all(targets) and targets[0][1] not in second and targets[1][1] not in first


def compiled(source):
    """Returns code with blanks in place of the parts that the tests do not compile."""
    lines, holds = source.split("\n"), []
    for index, line in enumerate(lines):
        word, _, condition = line.strip().partition(" ")
        if word == "#if":
            holds.append(all((term.lstrip("!") in HERE) != term.startswith("!")
                             for term in condition.split(" && ")))
        elif word == "#else":
            holds[-1] = not holds[-1]
        elif word == "#endif":
            holds.pop()
        if word.startswith("#") or not all(holds):
            lines[index] = " " * len(line)
    return "\n".join(lines)
