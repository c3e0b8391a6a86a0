"""Compile the hot modules with mypyc into ``src/xenodeck/_compiled`` (``make fast``). The source stays as it is.

Which modules: ``[tool.xenodeck] compiled`` in pyproject.toml. Built in a scratch copy, so no library ever lies beside
the source it would shadow. There each state gets its ``clone``, made from its fields (core/fields.py).
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
OUT = SOURCE / "xenodeck/_compiled"
EXACT = "-ffp-contract=off"  # a * b + c in two steps, as the interpreter does it: policies weigh things with floats
INWARD = "-fvisibility=hidden"  # nobody links against our functions: they may call each other directly, or be inlined
SETUP = """
import json, sys
from setuptools import setup
from mypyc.build import mypycify
files = json.loads(sys.argv.pop())
setup(name="xenodeck-fast", ext_modules=mypycify(["--strict", *files], opt_level="3", debug_level="0"))
"""


def modules() -> list[str]:
    """The files to compile, relative to src/."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    globs: list[str] = config["tool"]["xenodeck"]["compiled"]
    found = sorted({p.relative_to(SOURCE).as_posix() for g in globs for p in SOURCE.glob(g)})
    if not found:
        raise SystemExit("nothing to compile: look at [tool.xenodeck] in pyproject.toml")
    return found


def main() -> None:
    if not any(shutil.which(cc) for cc in (os.environ.get("CC", "cc"), "gcc", "clang")):
        raise SystemExit("no C compiler found: the engine runs interpreted (install gcc for make fast)")
    sys.path.insert(0, str(SOURCE))
    os.environ["XENODECK_ENGINE"] = "interpreted"
    from xenodeck import _fast
    from xenodeck.core import fields

    files = modules()
    names = [f.removesuffix(".py").replace("/", ".") for f in files]
    hashes = {name: _fast.source_hash(name) for name in names}
    maker = hashlib.sha256(Path(fields.__file__).read_bytes() + Path(__file__).read_bytes()).hexdigest()
    kept = json.loads(_fast.MANIFEST.read_text()) if _fast.MANIFEST.exists() else {}
    if (kept.get("modules"), kept.get("maker")) == (hashes, maker) and not _fast.problem():
        print(f"compiled engine is up to date ({len(files)} modules)")
        return
    with tempfile.TemporaryDirectory(prefix="xenodeck-fast-") as scratch:
        work = Path(scratch)
        shutil.copytree(
            SOURCE / "xenodeck", work / "xenodeck", ignore=shutil.ignore_patterns("_compiled", "__pycache__")
        )
        kinds: dict[Path, dict[str, dict[str, str]]] = {}  # game folder -> its states so far: state.py comes first
        for state in (work / file for file in files if "/games/" in file and Path(file).name.startswith("state")):
            known = kinds.setdefault(state.parent, {})
            state.write_text(fields.with_clones(state.read_text("utf-8"), known), "utf-8")
        (work / "setup.py").write_text(SETUP)
        print(f"compiling {len(files)} modules …", flush=True)
        built = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out", json.dumps(files)],
            cwd=work,
            env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {EXACT} {INWARD}"},
            capture_output=True,
            text=True,
        )
        if built.returncode:
            sys.stderr.write(built.stdout + built.stderr)
            raise SystemExit("mypyc failed")
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(work / "out", OUT)
    groups = [p.name.split(".")[0] for p in OUT.glob("*__mypyc*")]
    manifest = {
        "python": importlib.machinery.EXTENSION_SUFFIXES[0],
        "group": groups[0] if groups else "",
        "modules": hashes,
        "maker": maker,
    }
    _fast.MANIFEST.write_text(json.dumps(manifest, indent=1))
    print(f"compiled engine built: {', '.join(names)}")


if __name__ == "__main__":
    main()
