"""Compile the hot modules with mypyc into ``src/xenodeck/_compiled`` (``make fast``). The source is not changed.

``[tool.xenodeck] compiled`` in pyproject.toml lists the modules. They are translated in a scratch copy
(tools/translate.py), so no library ever lies beside the source that it would shadow. In the copy each state gets its
``clone``, made from its fields (core/fields.py). The core and each game are libraries of their own, compiled in
parallel and kept in ``build/fast`` by a hash of what they were made from: only what has changed is compiled again.

A build is made in a temporary folder. ``_compiled/<build>`` is put in place by one rename, and is used as soon as
``_compiled/manifest.json`` is replaced. If something fails before that, the present engine is untouched. The exit code
is 0 if the engine was built or is up to date; otherwise the last line says why not.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import tomllib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
KEPT = ROOT / "build/fast"  # libraries by a hash of what they were made from; may be removed at any time
MOST_KEPT = 40
TRANSLATE = Path(__file__).with_name("translate.py")
# A draft takes less than half the time to compile and plays some tenths slower (decision 20). It is for tests, which
# need the compiled engine but not its speed; ``make fast`` optimises.
LEVEL, DRAFT = "3", "1"
EXACT = "-ffp-contract=off"  # a * b + c in two steps, as the interpreter computes it: policies use floats
SILENT = "-w"  # the C is generated: warnings about it only take time
INWARD = "-fvisibility=hidden"  # no other library calls our functions: they may call each other directly, or be inlined


def modules() -> list[str]:
    """The files to compile, relative to src/: of a folder all except its ``__init__``."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = [path for entry in config["tool"]["xenodeck"]["compiled"] for path in SOURCE.glob(entry)]
    files = [file for path in listed for file in (path.glob("[!_]*.py") if path.is_dir() else [path])]
    found = sorted({file.relative_to(SOURCE).as_posix() for file in files})
    if not found:
        raise SystemExit("nothing to compile: look at [tool.xenodeck] in pyproject.toml")
    return found


def compiler() -> list[str]:
    """The C compiler: the one in CC, else the one that Python was built with, or another one."""
    asked = os.environ.get("CC")
    for command in [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]:
        words = shlex.split(command)
        if words and shutil.which(words[0]):
            return words
    raise SystemExit("no C compiler found: the engine runs interpreted (install gcc for make fast)")


def hashed(*parts: object) -> str:
    found = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else str(part).encode()
        found.update(b"%d:" % len(data) + data)
    return found.hexdigest()


@contextlib.contextmanager
def alone(folder: Path, say: Any) -> Iterator[None]:
    """One build at a time; a second one waits, and then finds most of it done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another build is at work: waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# -- building ------------------------------------------------------------------------------------------------------


def run(command: list[str], work: Path) -> None:
    """Run a command in the scratch copy; its output is shown if it fails. It ends when this process ends."""
    with subprocess.Popen(
        command,
        cwd=work,
        env={**os.environ, "PYTHONHASHSEED": "0"},  # the same source gives the same C
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # gcc has child processes, which must end with it
    ) as child:
        CHILDREN.append(child)
        if ENDING.is_set():  # it was started while all others were being ended
            end(child)
        try:
            output, _ = child.communicate()
        except BaseException:
            end(child)
            raise
        finally:
            CHILDREN.remove(child)
    if child.returncode:
        raise BuildError(f"{Path(command[0]).name} failed with {child.returncode}", output)


def end(child: subprocess.Popen[str]) -> None:
    """End a command with all processes that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)


class BuildError(Exception):
    """What failed, and its output."""


CHILDREN: list[subprocess.Popen[str]] = []
ENDING = threading.Event()
LOOK_UP_SECONDS = 0.5


def translate(work: Path, files: list[str], level: str) -> dict[str, Any]:
    from xenodeck.core import fields

    skip = shutil.ignore_patterns("_compiled", "__pycache__", "static")
    shutil.copytree(SOURCE / "xenodeck", work / "xenodeck", ignore=skip)
    kinds: dict[
        str, dict[str, dict[str, str]]
    ] = {}  # game -> its states so far: those of its modes derive from its own
    states = (Path(file) for file in files if "/games/" in file and Path(file).name.startswith("state"))
    for state in sorted(states, key=lambda file: (len(file.parts), file)):
        known = kinds.setdefault(state.parts[2], {})
        (work / state).write_text(fields.with_clones((work / state).read_text("utf-8"), known), "utf-8")
    run([sys.executable, str(TRANSLATE), level, json.dumps(files)], work)
    translated: dict[str, Any] = json.loads((work / "translated.json").read_text("utf-8"))
    return translated


def flags(translated: dict[str, Any]) -> list[str]:
    given = [sysconfig.get_config_var(name) or "" for name in ("CFLAGS", "CCSHARED")] + [os.environ.get("CFLAGS", "")]
    folders = [*translated["include"], sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    words = [word for text in given for word in shlex.split(text)]
    return [*words, *translated["flags"], EXACT, INWARD, SILENT, *(f"-I{folder}" for folder in dict.fromkeys(folders))]


def compiled(work: Path, name: str, translated: dict[str, Any], cc: list[str]) -> Path:
    """The library ``name``; taken from the kept ones if it was made from the same source."""
    part, how = translated["libraries"][name], flags(translated)
    link = shlex.split(sysconfig.get_config_var("LDSHARED") or "")[1:] + shlex.split(os.environ.get("LDFLAGS", ""))
    asked = subprocess.run([*cc, "--version"], capture_output=True, text=True, check=False).stdout
    made_with = (asked, version("mypy"), platform.python_version(), cc, how, link)
    key = hashed(*made_with, *(work / file for file in [*part["c"], *part["headers"]]))
    kept = KEPT / f"{name}-{key[:32]}"
    if not kept.exists():
        objects = [f"{name}-{number}.o" for number in range(len(part["c"]))]
        for source, made in zip(part["c"], objects, strict=True):
            run([*cc, *how, "-c", source, "-o", made], work)
        run([*cc, *link, *objects, "-o", f"{name}.made"], work)
        (work / f"{name}.made").replace(kept)
    os.utime(kept)
    return kept


def build(files: list[str], cc: list[str], jobs: int, level: str) -> dict[str, tuple[Path, list[str]]]:
    """Library -> its file and its modules.

    The largest ones are compiled first, so that all cores finish at the same time.
    """
    sysconfig.get_config_vars()  # called here: threads that call it first at once may find it half read
    for left in KEPT.glob("work-*"):  # left by a build that was killed
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="work-", dir=KEPT) as scratch, ThreadPoolExecutor(jobs) as pool:
        try:  # from here on a signal may come at any moment, also while the first compilers are being started
            work = Path(scratch)
            translated = translate(work, files, level)
            parts = translated["libraries"]
            largest = sorted(parts, key=lambda name: -sum((work / file).stat().st_size for file in parts[name]["c"]))
            made = {name: pool.submit(compiled, work, name, translated, cc) for name in largest}
            found = {name: (result_of(made[name]), parts[name]["modules"]) for name in largest}
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            ENDING.set()
            for child in list(CHILDREN):
                end(child)
            raise
    for old in sorted(KEPT.glob("xenodeck_*"), key=lambda p: p.stat().st_mtime)[:-MOST_KEPT]:
        old.unlink(missing_ok=True)
    return found


def result_of(made: Future[Path]) -> Path:
    """Wait for the result, but wake up regularly: a signal that comes just before a wait begins is not noticed during
    it."""
    while not wait([made], timeout=LOOK_UP_SECONDS).done:
        pass
    return made.result()


# -- putting it in place -------------------------------------------------------------------------------------------


def publish(fast: Any, libraries: dict[str, tuple[Path, list[str]]], hashes: dict[str, str], maker: str) -> None:
    name = hashed(*(part for key in sorted(libraries) for part in (key, libraries[key][0])))[:16]
    place: Path = fast.FOLDER / name
    while place.exists() and not all((place / f"{library}{fast.SUFFIX}").exists() for library in libraries):
        name += "x"  # files are missing there: leave the folder to processes that may still use it
        place = fast.FOLDER / name
    if not place.exists():
        aside = Path(tempfile.mkdtemp(prefix=".new-", dir=fast.FOLDER))
        aside.chmod(0o755)
        for library, (file, _) in libraries.items():
            shutil.copyfile(file, aside / f"{library}{fast.SUFFIX}")
        (aside / fast.IN_USE).touch()
        for each in aside.iterdir():
            to_disk(each)
        aside.replace(place)
    manifest = {
        "python": fast.SUFFIX,
        "build": name,
        "libraries": {library: names for library, (_, names) in sorted(libraries.items())},
        "modules": hashes,
        "maker": maker,
    }
    written = fast.FOLDER / ".new-manifest.json"
    written.write_text(json.dumps(manifest, indent=1), "utf-8")
    to_disk(written)
    written.replace(fast.MANIFEST)


def to_disk(file: Path) -> None:
    """Wait until the file is on the disk, so that a name never stands for half a file, not even after a loss of
    power."""
    opened = os.open(file, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def tidy(fast: Any) -> None:
    """Remove what is not used any more: builds that no living process holds, and what killed builds have left."""
    if sys.platform == "win32":
        return
    import fcntl

    current = fast.read_manifest().get("build")
    for found in fast.FOLDER.iterdir():
        if found.name in (current, fast.MANIFEST.name, ".lock"):
            continue
        if found.is_dir() and (found / fast.IN_USE).exists() and not found.name.startswith("."):
            with (found / fast.IN_USE).open() as held:
                try:
                    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    continue
                found = found.rename(fast.FOLDER / f".old-{found.name}")
                shutil.rmtree(found, ignore_errors=True)
        elif found.is_dir():
            shutil.rmtree(found, ignore_errors=True)
        else:
            found.unlink(missing_ok=True)


def make(jobs: int, level: str, say: Any) -> None:
    sys.path.insert(0, str(SOURCE))
    os.environ["XENODECK_ENGINE"] = "interpreted"
    from xenodeck import _fast
    from xenodeck.core import fields

    files = modules()
    names = [f.removesuffix(".py").replace("/", ".") for f in files]
    hashes = {name: _fast.source_hash(name) for name in names}
    made_by = hashed(Path(fields.__file__), Path(__file__), TRANSLATE)
    makers = {each: f"{made_by[:32]}-O{each}" for each in (LEVEL, DRAFT)}
    good = {makers[LEVEL], makers[level]}  # an optimised engine will do for a draft too

    def up_to_date() -> bool:
        there = _fast.read_manifest()
        return there.get("modules") == hashes and there.get("maker") in good and not _fast.problem(there)

    if up_to_date():
        say(f"compiled engine is up to date ({len(files)} modules)")
        return
    cc = compiler()
    with alone(_fast.FOLDER, say):
        if not up_to_date():  # another process may have built it in the meantime
            say(f"compiling {len(files)} modules …")
            KEPT.mkdir(parents=True, exist_ok=True)
            libraries = build(files, cc, jobs, level)
            publish(_fast, libraries, hashes, makers[level])
        tidy(_fast)
    say(f"compiled engine built: {len(files)} modules")


def asked_to_end(*_: object) -> None:
    """End like a failure, so that the C compilers end too and nothing is left behind. A second signal is ignored."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit("asked to end: what was there is untouched")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help="C compilers at a time (default: the number of cores)")
    parser.add_argument("--nice", action="store_true", help="give way to everything else that runs here")
    parser.add_argument("--draft", action="store_true", help="compile in less than half the time, for tests")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails, and then one line")
    given = parser.parse_args()
    if given.nice and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 19)
    signal.signal(signal.SIGTERM, asked_to_end)
    try:
        say = (lambda _: None) if given.quiet else (lambda line: print(line, flush=True))
        make(max(1, given.jobs), DRAFT if given.draft else LEVEL, say)
    except BuildError as failed:
        if not given.quiet:
            sys.stderr.write(failed.args[1])
        raise SystemExit(f"the engine was not compiled, what was there is untouched: {failed.args[0]}") from None
    except OSError as failed:
        raise SystemExit(f"the engine was not compiled, what was there is untouched: {failed}") from None


if __name__ == "__main__":
    main()
