"""Makes mutants of a Swift file: copies with one place changed, by rules of the syntax.

It is imported by Scripts/mutate. The rules rely on the layout of `swift format`: a statement has lines of
its own, and the lines after its first one are indented further or begin with a closing bracket; or the
statement is alone between braces on one line.
"""

import dataclasses
import re
import typing

from swift_source import code, line_of

# Operators, words and functions

# The operators and words that replace each other.
PAIRS = [("<", "<="), (">", ">="), ("==", "!="), ("===", "!=="), ("&&", "||"), ("+", "-"), ("*", "/"),
         ("+=", "-="), ("...", "..<"), ("min", "max"), ("true", "false")]
REPLACEMENTS = dict(PAIRS) | {new: old for old, new in PAIRS}
TOKEN = re.compile(r"""
    # An operator between spaces, but neither the name of a function nor a plus that joins strings.
    (?<=\s) (?<!func\ ) (?: [<>]=? | [!=]==? | && | \|\| | (?<!"\ ) [-+]=? (?!\ ") | [*/] ) (?=\s)
    # A range between two values.
    | (?<=[\w)\]]) \.\.[.<] (?=[\w(-])
    | \b (?: min | max ) (?=\()
    | \b (?: true | false ) \b
    """, re.VERBOSE)
# A number, but neither a part of a name or of `$0`, nor the index of a tuple.
NUMBER = re.compile(r"(?<![\w$])(?<![^.]\.)\d+(?:\.\d+)?(?!\w|\.\d)")
NOT = re.compile(r"(?<=[\s(\[{])!(?=[\w(])")

# Conditions

CONDITION_WORD = re.compile(r"(?<!\} )\b(?:if|guard|while)\s(?!\w+:)")
TERNARY_MARK = re.compile(r"\s\?\s")
# The end of the code before the condition of a ternary operator.
BEFORE_TERNARY = re.compile(r"[,:?]\s|\s[-+]?=\s|\breturn\s|\bin\s")
# A condition that `!` cannot negate, or that another rule negates.
NOT_NEGATED = re.compile(r"(?:let|var|case|if|switch|true|false)\b|@|!|.*\s[!=]==?\s|$", re.DOTALL)

# Statements

# A line with code: its indentation, and its text.
LINE = re.compile(r"^( *)(\S.*)$", re.MULTILINE)
# Beginnings of lines that begin no statement.
LABEL = re.compile(r"(?:case|default)\b|@+ default:")
CLOSING = re.compile(r"[})\]{]|else\b")
CONTINUATION = re.compile(r"[\".?:&|+*/<>=-]|where\b")
# A line that the next line continues.
UNFINISHED = re.compile(r".*(?:[,(\[]|\s[=&|?+*/<>-]+)$")
# A statement that shares its line with the braces around it.
ALONE = re.compile(r"""
    \{\ 
    # The head of a closure: captures, parameters, `in`.
    (?: (?:\[[^\]]*\]\ )? (?:\([^()]*\)|[\w,\ ]+)? \ ?in\  )?
    ( .*? (?:\{.*?\}.*?)* )
    \ \}
    """, re.VERBOSE)
# A statement that may be left out or swapped, since it neither declares nor returns.
ACTION = re.compile(r"""
    (?! @ | (?: public | package | private | fileprivate | static | override | mutating | final | lazy | weak
        | let | var | func | init | deinit | struct | enum | class | protocol | extension | subscript
        | case | get | set | return | throw ) \b )
    # Later statements need the names that a guard declares.
    (?! guard\b .* \b (?:let|case) \b )
    (?! (?:self|super) \.init\b )
    # A property without a value does not compile.
    (?! self\.(\w+)\ =\ \1 $ )
    (?: (?: if | guard | for | while | switch | repeat | do | defer | didSet | break | continue ) \b
        | .* \s [-+*]? = \s
        | .* [)}] $ )
    """, re.VERBOSE | re.DOTALL)
ASSIGNMENT = re.compile(r"([\w.]+)\s[-+*]?=\s")
# The first line of a block that is no function.
CONTROL = re.compile(
    r"(?:\} )?(?:if|else|guard|for|while|repeat|switch|do|catch|defer|case|default)\b|[{}]$")
# The head of a function or a computed property, with the type of its result.
RESULT = re.compile(r"(?:.*->|.*\bvar \w+:)\s*([^(){}]+?)\s*\{")

# Code and comments

# Code that no rule changes: attributes and imports.
UNCHANGED = re.compile(r"[@#]\w+(?:\((?:[^()]|\([^()]*\))*\))?|^ *(?:@?\w+ +)*import .*$", re.MULTILINE)
# The conditions of compilation that are true in the tests.
TRUE_CONDITIONS = {"os(Linux)", "canImport(UIKit)", "canImport(Foundation)", "DEBUG"}
# The mark of a mutant that changes no behaviour.
MARK = re.compile(r"// mutant: (.+?), because \S")


@dataclasses.dataclass(frozen=True, order=True)
class Mutant:
    """A file with one place changed, and the name of the change."""
    path: str
    start: int
    end: int
    new: str
    change: str
    text: str = dataclasses.field(compare=False, repr=False)

    @property
    def place(self):
        """The line and the name of the change, by which a comment marks a mutant."""
        return line_of(self.text, self.start), self.change

    @property
    def planted(self):
        """The text of the file with the change."""
        return self.text[:self.start] + self.new + self.text[self.end:]


class Statement(typing.NamedTuple):
    """A statement: its first and last line, its start and end in the code, and its indentation."""
    first: int
    last: int
    start: int
    end: int
    margin: str


class Source:
    """A Swift file, its code without comments and strings, and its lines with code."""

    def __init__(self, path):
        self.path = str(path)
        self.text = path.read_text()
        self.code = UNCHANGED.sub(lambda found: re.sub(r"\S", "@", found[0]), compiled(code(self.text)))
        # The last line is none of the file's, so that each statement has a line after it.
        self.lines = list(LINE.finditer(self.code + "\nend"))
        self.statements = list(self.find_statements())

    def mutants(self):
        """Returns the mutants without a mark, and the lines of marks without a mutant."""
        changes = [*self.tokens(), *self.conditions(), *self.ternaries(), *self.drops(), *self.swaps(),
                   *self.results(), *self.statements_on_one_line()]
        found = {Mutant(self.path, start, end, new, change, self.text)
                 for start, end, new, change in changes if new != self.text[start:end]}
        marked = set(self.marks())
        places = {mutant.place for mutant in found}
        unmarked = sorted(mutant for mutant in found if mutant.place not in marked)
        return unmarked, sorted(line for line, _ in marked - places)

    def marks(self):
        """Gives the line and the change of each mark. A comment on a line of its own belongs to the next
        line of code."""
        lines = self.text.split("\n")
        for number, line in enumerate(lines):
            mark = MARK.search(line)
            if not mark:
                continue
            while lines[number].lstrip().startswith("//"):
                number += 1
            yield number + 1, mark[1]

    # The rules. Each gives a start, an end, the new text and the name of the change.

    def tokens(self):
        """Replaces an operator or a word by its partner, adds 1 to a number, and removes a `!`."""
        for found in TOKEN.finditer(self.code):
            old, new = found[0], REPLACEMENTS[found[0]]
            yield found.start(), found.end(), new, f"{old} to {new}"
        for found in NUMBER.finditer(self.code):
            whole, *decimals = found[0].split(".")
            new = ".".join([str(int(whole) + 1), *decimals])
            yield found.start(), found.end(), new, f"{found[0]} to {new}"
        for found in NOT.finditer(self.code):
            yield found.start(), found.end(), "", "not"

    def conditions(self):
        """Negates each of the conditions of a statement, which commas separate."""
        for found in CONDITION_WORD.finditer(self.code):
            depth = 0
            start = found.end()
            for index in range(start, len(self.code)):
                sign = self.code[index]
                if depth == 0 and sign in ",{":
                    yield from self.negated(start, index)
                    start = index + 1
                    if sign == "{":
                        break
                depth += change_of_depth(sign)

    def ternaries(self):
        """Negates the condition of a ternary operator."""
        for found in TERNARY_MARK.finditer(self.code):
            yield from self.negated(self.start_of_condition(found.start()), found.start())

    def start_of_condition(self, end):
        """Returns the start of the condition that ends before a `?`.

        It is after the nearest sign or word in BEFORE_TERNARY that is outside brackets, or after the
        bracket that opens around the condition.
        """
        depth = 0
        for index in range(end - 1, -1, -1):
            depth -= change_of_depth(self.code[index])
            if depth < 0:
                return index + 1
            before = BEFORE_TERNARY.match(self.code, index)
            if depth == 0 and before:
                return before.end()
        return 0

    def negated(self, start, end):
        """Negates the condition between two places, without the space and the `else` around it."""
        text = re.sub(r"\selse\s*$", "", self.code[start:end])
        if NOT_NEGATED.match(text.strip()):
            return
        start += len(text) - len(text.lstrip())
        end = start + len(text.strip())
        yield start, end, f"!({self.text[start:end]})", "not"

    def drops(self):
        """Leaves out a statement, but not one that is the result of its function."""
        for statement in self.statements:
            if self.is_action(statement) and not RESULT.match(self.head(statement)):
                yield statement.start, statement.end, "_ = ()", "drop"

    def swaps(self):
        """Swaps two statements that follow each other."""
        for one, other in zip(self.statements, self.statements[1:]):
            first, second = self.text[one.start:one.end], self.text[other.start:other.end]
            is_next = one.last + 1 == other.first and one.margin == other.margin
            if (is_next and self.is_action(one) and self.is_action(other)
                    and not are_independent(first, second)):
                between = self.text[one.end:other.start]
                yield one.start, other.end, second + between + first, "swap"

    def results(self):
        """Changes the value that a function returns."""
        for statement in self.statements:
            result = re.compile(r"return\s+").match(self.code, statement.start, statement.end)
            if result:
                head = self.head_of_function(statement.first)
                yield from self.changed_result(result.end(), statement.end, head)
            else:
                yield from self.changed_result(statement.start, statement.end, self.head(statement))

    def statements_on_one_line(self):
        """Leaves out a statement between braces on one line, or changes its value."""
        for found in ALONE.finditer(self.code):
            start, end = found.span(1)
            head = self.code[self.code.rfind("\n", 0, found.start()) + 1:found.start() + 1]
            if ACTION.match(found[1]) and not RESULT.match(head):
                yield start, end, "_ = ()", "drop"
            yield from self.changed_result(start, end, head)

    def changed_result(self, start, end, head):
        """Negates a result or replaces it with nil, by the result type in the head of its function."""
        result = RESULT.match(head)
        if not result:
            return
        if result[1] == "Bool":
            yield from self.negated(start, end)
        elif result[1].endswith("?") and not CONTROL.match(self.code[start:end]):
            yield start, end, "nil", "nil"

    # Statements

    def find_statements(self):
        """Gives each statement that has lines of its own."""
        for first, line in enumerate(self.lines[1:-1], 1):
            if not self.begins_statement(first):
                continue
            last = first
            while self.continues_statement(line, self.lines[last + 1]):
                last += 1
            yield Statement(first, last, line.start(2), self.lines[last].end(), line[1])

    def begins_statement(self, number):
        """Returns true if a statement begins in a line."""
        before, line = self.lines[number - 1], self.lines[number]
        if any(rule.match(line[2]) for rule in (LABEL, CLOSING, CONTINUATION)):
            return False
        is_deeper = line[1] > before[1]
        opens_block = before[2].endswith(("{", " in", ":"))
        return not UNFINISHED.match(before[2]) and (opens_block or not is_deeper)

    @staticmethod
    def continues_statement(first, line):
        """Returns true if a line belongs to the statement with a first line."""
        if line[1] != first[1]:
            return line[1] > first[1]
        is_case = "switch " in first[2] and LABEL.match(line[2])
        return CLOSING.match(line[2]) or is_case

    def is_action(self, statement):
        return ACTION.match(self.code[statement.start:statement.end])

    def head(self, statement):
        """Returns the line above a statement whose block has no other statement; else an empty text.

        If this line is the head of a function, the statement is its result.
        """
        before, after = self.lines[statement.first - 1][2], self.lines[statement.last + 1][2]
        return before if before.endswith("{") and after == "}" else ""

    def head_of_function(self, index):
        """Returns the line that begins the body of the function around a line."""
        margin = self.lines[index][1]
        for line in reversed(self.lines[:index]):
            if line[1] < margin:
                margin = line[1]
                if not CONTROL.match(line[2]):
                    return line[2]
        return ""


def change_of_depth(sign):
    """Returns 1 for an opening bracket, -1 for a closing one, and 0 for any other sign."""
    if sign in "([{":
        return 1
    return -1 if sign in ")]}" else 0


def are_independent(first, second):
    """Returns true if two statements assign variables that the other one does not use."""
    one, other = ASSIGNMENT.match(first), ASSIGNMENT.match(second)
    return bool(one and other) and one[1] not in second and other[1] not in first


def compiled(source):
    """Returns code with blanks in place of the parts that the tests do not compile."""
    lines = source.split("\n")
    # For each `#if` around a line, whether its condition holds.
    conditions = []
    for index, line in enumerate(lines):
        word, _, condition = line.strip().partition(" ")
        if word == "#if":
            conditions.append(all(map(holds, condition.split(" && "))))
        elif word == "#else":
            conditions[-1] = not conditions[-1]
        elif word == "#endif":
            conditions.pop()
        if word.startswith("#") or not all(conditions):
            lines[index] = " " * len(line)
    return "\n".join(lines)


def holds(term):
    """Returns true if a term of a condition of compilation is true in the tests."""
    is_negated = term.startswith("!")
    return (term.lstrip("!") in TRUE_CONDITIONS) != is_negated
