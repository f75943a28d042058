"""Shorter names and inlined constants, so that the game takes less of a board's memory.

MicroPython keeps every name of a loaded module: its letters, its place in the
table of names, and for a constant an entry in the module's own table.  Here the
program's private names get short ones that modules share, arguments that nobody
names get the same, and public constants are written as numbers where they are
used.  All sources are read at once, so that the files agree; the game does
nothing else than before.

    python -m firmware.flash.squeeze [NAME...]

prints what the names in a board's report stand for.
"""

import ast
import sys
from collections import defaultdict
from functools import cache
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PAIR = "__pair__"
# Boards' files are makers' own too: what they call keeps its words.
_KEPT = "firmware"


@cache
def program():
    """The `Squeezer` of the game's own sources, which the simulator's code calls."""
    return Squeezer(_texts("core", "firmware"), _texts("sim").values())


def _texts(*packages):
    """The sources of what runs on a board, by path with slashes."""
    pc = ROOT / "firmware" / "flash"
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for package in packages
        for path in sorted((ROOT / package).rglob("*.py"))
        if pc not in path.parents and path.name != "manifest.py"
    }


class Squeezer:
    """Shortens a program.

    sources   the text of every file, by its path with slashes
    callers   texts of other files, which name arguments of this program's functions
    names     the short name of every private name
    """

    def __init__(self, sources, callers=()):
        self._trees = {path: _parse(text) for path, text in sources.items()}
        self._modules = {_module(path): path for path in sources}
        self._constants = self._find_constants()
        self._strings = _strings(self._trees.values())
        self._keywords = set()
        self._used = set()
        others = [ast.parse(text) for text in callers]
        # What others may read from their own sources stays where it is.
        self._seen = self._strings.union(*map(_identifiers, others))
        for tree in (*self._trees.values(), *others):
            self._keywords |= {n.arg for n in ast.walk(tree) if isinstance(n, ast.keyword)}
            self._used |= _identifiers(tree)
        self.names = self._name_privates()

    def squeeze(self, path, text=None):
        """A file of the program in short; or another's `text` that uses the program.

        Raises SyntaxError where `text` is no Python.
        """
        own = path in self._trees
        tree = _parse(ast.unparse(self._trees[path]) if own else text)
        _Inliner(self._constants, self._modules, _module(path)).visit(tree)
        if own:
            self._hide_constants(tree, self._constants[path])
        kept = () if own else _bound(tree)
        _Renamer({k: v for k, v in self.names.items() if k not in kept}).visit(tree)
        if own:
            self._name_arguments(tree, path)
        return _written(tree)

    def _find_constants(self):
        """The whole numbers of every file that are `const`, by path and name."""
        found = {}
        for path, tree in self._trees.items():
            found[path] = here = {}
            # A file that sets its own globals has no constants.
            for node in () if "globals" in _identifiers(tree) else tree.body:
                name, value = _constant(node, here)
                if name and not name.startswith("_"):
                    here[name] = value
        return found

    def _hide_constants(self, tree, constants):
        """Give constants names that the compiler forgets; boards' files see theirs still."""
        hidden = {
            name: "_" + name
            for name in constants
            if name not in self._seen and "_" + name not in self._used
        }
        _Renamer(hidden, attributes=False).visit(tree)

    def _name_privates(self):
        """Short names for private ones; two in one place never get the same."""
        places = self._places()
        together = defaultdict(set)
        for names in places:
            for name in names:
                together[name] |= names
        fixed = self._fixed()
        often = sorted(together, key=lambda name: (-len(together[name]), name))
        short = {}
        for name in often:
            if name in fixed:
                continue
            taken = {short.get(other) for other in together[name]}
            short[name] = next(s for s in _shorts() if s not in taken and s not in self._used)
        return short

    def _fixed(self):
        """Private names that are more than a name: in strings, in paths, of constants."""
        fixed = self._strings | self._keywords
        for path, tree in self._trees.items():
            fixed |= set(path.removesuffix(".py").split("/"))
            fixed |= {_constant(node, {})[0] for node in ast.walk(tree)}
        return fixed

    def _places(self):
        """For each file the private names that its objects may have, ancestors' too."""
        private = {path: _private(_identifiers(tree)) for path, tree in self._trees.items()}
        bound = {path: _bound(tree) for path, tree in self._trees.items()}
        for path in self._trees:
            family = self._ancestors(path)
            strange = private[path].difference(*(bound[member] for member in family))
            family |= {other for other in private if strange & private[other]}
            yield set().union(*(private[member] for member in family))

    def _ancestors(self, path):
        """The file, and those that its classes have their bases from, and these theirs."""
        found = set()
        todo = [path]
        while todo:
            path = todo.pop()
            if path and path not in found:
                found.add(path)
                todo += [self._modules.get(name) for name in _bases(self._trees[path])]
        return found

    def _name_arguments(self, tree, path):
        """Short names for the arguments that are never called by their own."""
        for node in _functions(tree):
            if path.startswith(_KEPT) and not node.name.startswith("_"):
                continue
            self._name_arguments_of(node)

    def _name_arguments_of(self, function):
        given = function.args
        if given.vararg or given.kwarg or _is_machine_code(function):
            return
        every = given.posonlyargs + given.args
        names = [a.arg for a in every if a.arg != "self" and a.arg not in self._keywords]
        there = _identifiers(function)
        free = (s for s in _shorts() if s not in there and s not in self._used)
        # Not the function's own name, its defaults and decorators: they stand outside it.
        short = dict(zip(names, free))
        renamer = _Renamer(short, attributes=False)
        for arg in every:
            arg.arg = short.get(arg.arg, arg.arg)
        function.body = [renamer.visit(node) for node in function.body]


class _Renamer(ast.NodeTransformer):
    """Renames wherever a name stands; as an attribute too, unless told otherwise."""

    def __init__(self, names, attributes=True):
        self._names = names
        self._attributes = attributes

    def _new(self, name):
        return self._names.get(name, name)

    def visit_Name(self, node):
        node.id = self._new(node.id)
        return node

    def visit_arg(self, node):
        node.arg = self._new(node.arg)
        return self.generic_visit(node)

    def visit_Attribute(self, node):
        if self._attributes:
            node.attr = self._new(node.attr)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node):
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_ClassDef(self, node):
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_Global(self, node):
        node.names = [self._new(name) for name in node.names]
        return node

    visit_Nonlocal = visit_Global

    def visit_ExceptHandler(self, node):
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_ImportFrom(self, node):
        for alias in node.names:
            if self._attributes:
                alias.name = self._new(alias.name)
            alias.asname = self._new(alias.asname)
        return node

    def visit_Import(self, node):
        for alias in node.names:
            alias.asname = self._new(alias.asname)
        return node


class _Inliner(ast.NodeTransformer):
    """Writes other files' constants as numbers, and imports what is left of them."""

    def __init__(self, constants, modules, module):
        self._constants = constants
        self._modules = modules
        self._module = module
        self._numbers = [{}]
        self._aliases = [{}]

    def _constants_of(self, module):
        path = self._modules.get(module)
        return {} if path is None or module == self._module else self._constants[path]

    def visit_Module(self, node):
        return self._within(node, node)

    def visit_FunctionDef(self, node):
        return self._within(node, node)

    def visit_Lambda(self, node):
        return self._within(node, node)

    def _within(self, node, scope):
        """A scope sees what those round it have imported, but for its own names."""
        own = _assigned(scope)
        self._numbers.append({k: v for k, v in self._numbers[-1].items() if k not in own})
        self._aliases.append({k: v for k, v in self._aliases[-1].items() if k not in own})
        for found in _imports_of(scope):
            self._learn(found, own)
        node = self.generic_visit(node)
        self._numbers.pop()
        self._aliases.pop()
        if isinstance(node, ast.FunctionDef) and not node.body:
            node.body = [ast.Pass()]
        return node

    def _learn(self, node, own):
        for alias in node.names:
            name = alias.asname or alias.name
            if name in own:
                continue
            if isinstance(node, ast.Import):
                if alias.asname:
                    self._aliases[-1][name] = alias.name
                continue
            numbers = self._constants_of(node.module)
            if alias.name in numbers:
                self._numbers[-1][name] = numbers[alias.name]
            else:
                self._aliases[-1][name] = f"{node.module}.{alias.name}"

    def visit_ImportFrom(self, node):
        node.names = [a for a in node.names if (a.asname or a.name) not in self._numbers[-1]]
        return node if node.names else None

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and node.id in self._numbers[-1]:
            return _literal(self._numbers[-1][node.id])
        return node

    def visit_Attribute(self, node):
        if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
            module = self._aliases[-1].get(node.value.id)
            numbers = self._constants_of(module)
            if node.attr in numbers:
                return _literal(numbers[node.attr])
        return self.generic_visit(node)


def _written(tree):
    """The text of a tree, with `a, b = c, d` as it was: in brackets it would make a tuple."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            if isinstance(node.value, ast.Tuple):
                node.value = ast.Call(ast.Name(_PAIR), node.value.elts, [])
    lines = ast.unparse(ast.fix_missing_locations(tree)).split("\n")
    for k, line in enumerate(lines):
        before, pair, after = line.partition(f" = {_PAIR}(")
        if pair:
            lines[k] = f"{before} = {after[:-1]}"
    return "\n".join(lines) + "\n"


def _parse(text):
    """The tree of a text, without the words that nobody runs."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            if ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return tree


def _module(path):
    """The dotted name of a file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _constant(node, known):
    """(name, number) of an assignment `NAME = const(number)`; ("", 0) of all else."""
    if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
        return "", 0
    call = node.value
    if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") == "const"):
        return "", 0
    words = compile(ast.Expression(call.args[0]), "const", "eval")
    try:
        value = eval(words, {"__builtins__": {}}, dict(known))
    except NameError:
        value = None
    return (node.targets[0].id, value) if isinstance(value, int) else (node.targets[0].id, 0)


def _literal(value):
    """The node of a whole number."""
    if value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def _shorts():
    """Short private names, the shortest first."""
    yield from ("_" + letter for letter in _LETTERS)
    for number in count(10):
        yield f"_{number}"


def _private(names):
    return {n for n in names if n.startswith("_") and len(n) > 1 and not n.startswith("__")}


def _identifiers(tree):
    """Every name that stands in a tree, as whatever."""
    found = set()
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                found.add(name)
        if isinstance(node, ast.Global | ast.Nonlocal):
            found.update(node.names)
    return found


def _bases(tree):
    """The modules that the bases of a file's classes come from."""
    home = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                home[alias.asname or alias.name] = (node.module, f"{node.module}.{alias.name}")
    found = set()
    for node in ast.walk(tree):
        for base in getattr(node, "bases", ()):
            base = base.value if isinstance(base, ast.Attribute) else base
            found.update(home.get(base.id, ()))
    return found


def _bound(tree):
    """The names that a file gives something: functions, classes, variables, fields."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if getattr(node.value, "id", "") == "self":
                found.add(node.attr)
    return found


def _strings(trees):
    """Every word in the strings of the program: they may be names that it looks for."""
    found = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(_words(node.value))
    return found


def _words(text):
    return "".join(c if c.isalnum() or c == "_" else " " for c in text).split()


def _own_nodes(scope):
    """The nodes of a scope, without those of the functions and classes inside it."""
    todo = list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)


def _assigned(scope):
    """The names that a scope binds by other means than an import."""
    found = set()
    if isinstance(scope, ast.FunctionDef | ast.Lambda):
        given = scope.args
        for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if arg:
                found.add(arg.arg)
    for node in _own_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
    return found


def _imports_of(scope):
    """The imports of a scope itself."""
    return [n for n in _own_nodes(scope) if isinstance(n, ast.Import | ast.ImportFrom)]


def _functions(tree):
    """The functions and methods of a file, without those inside another."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef | ast.If | ast.Try):
            yield from (n for n in ast.walk(node) if isinstance(n, ast.FunctionDef))


def _is_machine_code(function):
    """Whether its words are a processor's instructions."""
    return any(getattr(d, "attr", "") == "asm_thumb" for d in function.decorator_list)


def main(words=None):
    """Print the names; returns the exit status."""
    wanted = set(sys.argv[1:] if words is None else words)
    meant = defaultdict(list)
    for name, short in program().names.items():
        meant[short].append(name)
    for short in sorted(meant):
        if not wanted or short in wanted:
            print(short, "=", ", ".join(sorted(meant[short])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
