#!/usr/bin/env python3
"""Hold seguegraph against xmllint and dot on the same files, in one run, on two cores.

usage: bench.py BINARY [--corpus DIR] [--app DIR] [--runs N] [--keep FOLDER]

Times mean nothing across machines, so everything is a ratio of medians; the runs of both sides alternate. The files are
made from the storyboards of Examples/, with every id varied, or are copies of the storyboards below --corpus.
Reading source files is held against SwiftParser alone, on the app in --app or on a generated one.
Exits with 1 where a limit is missed.
"""
import argparse
import collections
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # Leaves no folder in the checkout.

from generate import big_app, corpus_folder, source_app, varied_folder

ROOT = pathlib.Path(__file__).resolve().parent.parent
FEW, MANY = 700, 7000
SOURCES = 1500
SCENES = 100, 1000, 10_000

Run = collections.namedtuple("Run", "seconds cpu memory")
Row = collections.namedtuple("Row", "name ours theirs result limit unit cpu")


def run(command, accepted=(0,), output=subprocess.DEVNULL):
    """Runs a command; gives seconds, seconds of all cores, and peak memory in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=output, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)  # Popen must not wait again.
    if process.returncode not in accepted:
        sys.exit(f"bench: exit status {process.returncode}: {' '.join(map(str, command[:6]))}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def alternate(runs, *sides):
    """Runs each side in turn, after one round to warm the caches; gives the runs of each."""
    results = [[] for _ in sides]
    for round_number in range(runs + 1):
        for side, result in zip(sides, results):
            measured = side()
            if round_number > 0:
                result.append(measured)
    return results


def compare(name, limit, ours, theirs):
    """A row of the table."""
    def ratio(of):
        return statistics.median(map(of, ours)) / statistics.median(map(of, theirs))
    ours_seconds, theirs_seconds = (statistics.median(run.seconds for run in runs) for runs in (ours, theirs))
    return Row(name, f"{ours_seconds:.3f} s", f"{theirs_seconds:.3f} s", ratio(lambda run: run.seconds), limit, "x",
               f"{ratio(lambda run: run.cpu):.2f}x")


def main():
    parser = argparse.ArgumentParser(description="Compare seguegraph with xmllint and dot.")
    parser.add_argument("binary")
    parser.add_argument("--corpus", type=pathlib.Path, help="copy the storyboards below this folder")
    parser.add_argument("--app", type=pathlib.Path, help="read the source files of this app; it should have 1,000")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--keep", type=pathlib.Path, help="make the files here, and leave them")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    for tool in ("xmllint", "dot"):
        if not shutil.which(tool):
            sys.exit(f"bench: {tool} was not found; 'make deps' installs it")
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:2]))

    if os.getloadavg()[0] > 1:
        print("bench: this machine is busy; the results will be too high", file=sys.stderr)

    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="seguegraph-bench-"))
    try:
        rows = measure(binary, folder, options)
    finally:
        if not options.keep:
            shutil.rmtree(folder)
    sys.exit(0 if report(rows) else 1)


def scenes(binary, path):
    """How many scenes the program sees; a fast run that sees nothing would prove nothing."""
    command = [binary, "analyze", "--reporter", "json", "--fail-on", "never", "--keep-going", path]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    count = json.loads(result.stdout)["summary"]["scenes"]
    if count == 0:
        sys.exit(f"bench: {binary} sees no scenes in {path}")
    return count


def measure(binary, folder, options):
    make = (lambda path, count: corpus_folder(options.corpus, path, count)) if options.corpus else \
        (lambda path, count: varied_folder(ROOT / "Examples", path, count))
    few, many = make(folder / "few", FEW), make(folder / "many", MANY)
    size = sum(path.stat().st_size for path in few) / len(few) / 1024
    print(f"{FEW} storyboards of {size:.0f} kB on average with {scenes(binary, folder / 'few')} scenes; "
          f"{options.runs} runs each, {len(os.sched_getaffinity(0))} cores")

    def analyze(name):
        # Real projects hold files that cannot be read; that costs time like any other.
        return lambda: run([binary, "analyze", "--fail-on", "never", "--keep-going", folder / name])

    lint = lambda: run(["xmllint", "--noout", *few], accepted=(0, 1))
    ours, theirs = alternate(options.runs, analyze("few"), lint)
    many_runs, few_runs = alternate(max(3, options.runs // 2), analyze("many"), analyze("few"))

    app = big_app(folder / "app")
    dot, svg = folder / "app.dot", folder / "app.svg"
    # The same drawing for both, with what was found.
    run([binary, "render", "--format", "dot", "--output", dot, app])
    rendered, drawn = alternate(
        options.runs, lambda: run([binary, "render", "--output", svg, app]),
        lambda: run(["dot", "-Tsvg", "-o", folder / "dot.svg", dot]))
    return [
        compare(f"analyze / xmllint, {FEW} files", 2.0, ours, theirs),
        compare(f"analyze, {MANY} / {FEW} files", 11.0, many_runs, few_runs),
        compare(f"render / dot, {scenes(binary, app)} scenes", 1.25, rendered, drawn),
        Row(f"peak memory, {FEW} files", "", "", max(run.memory for run in ours), 200, " MB", ""),
    ] + measure_rules(binary, folder, options) + measure_sources(binary, folder, options)


def measure_rules(binary, folder, options):
    """Rows for the simulation and all rules, on apps of many scenes: held against reading the same app, and their growth."""
    rows, totals = [], {}
    for count in SCENES:
        app = big_app(folder / f"scenes-{count}", storyboards=count // 20)
        # The shortest thing to do with an app that was read.
        load = lambda: run([binary, "export", "--format", "csv-scenes", "--no-cache", app])
        analyze = lambda: run([binary, "analyze", "--fail-on", "never", "--reporter", "summary", "--no-cache", "--quiet", app])
        totals[count], loads = alternate(max(3, options.runs // 2), analyze, load)
        name = f"situations and rules / loading, {count:,} scenes"
        rows.append(compare(name, 1.0, [minus(both, alone) for both, alone in zip(totals[count], loads)], loads))
    few, many = SCENES[-2:]
    return rows + [compare(f"analyze, {many:,} / {few:,} scenes", 12.0, totals[many], totals[few])]


def minus(both, alone):
    """What one run takes longer than another."""
    return Run(max(0, both.seconds - alone.seconds), max(0, both.cpu - alone.cpu), both.memory)


def measure_sources(binary, folder, options):
    """Rows for an app with many source files: read anew, unchanged, and with one changed file."""
    app = folder / "source-app"
    if options.app:
        # A copy: one of its files gets changed.
        shutil.copytree(options.app, app, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    else:
        source_app(app, SOURCES)
    parser = pathlib.Path(binary).parent / "parse-only"
    cache = folder / "cache"

    def parse():
        result = subprocess.run([parser, app], stdout=subprocess.PIPE, check=True, text=True)
        return result.stdout.split()

    def analyze():
        return run([binary, "analyze", "--fail-on", "never", "--keep-going", "--cache-path", cache, app])

    def cold():
        shutil.rmtree(cache, ignore_errors=True)
        return analyze()

    count, relevant, _, _ = parse()
    changing = next(path for path in sorted(app.rglob("*ViewController*.swift")) if path.is_file())

    def changed():
        # Everything in the file moves down, so that it has to be linked again; a comment at its end would not do that.
        changing.write_bytes(b"\n" + changing.read_bytes())
        return analyze()

    print(f"{count} source files, {relevant} of them parsed")
    colds, warms, changes, alone = alternate(
        max(3, options.runs // 2), cold, analyze, changed, lambda: float(parse()[2]))
    cpu, parsing = statistics.median(run.cpu for run in colds), statistics.median(alone)
    skipped = 100 * int(relevant) / int(count)
    return [
        Row("sources: CPU / parsing alone", f"{cpu:.3f} s", f"{parsing:.3f} s", cpu / parsing, 1.2, "x", ""),
        compare("sources: warm / cold", 0.10, warms, colds),
        compare("sources: one changed / cold", 0.15, changes, colds),
        Row("sources: parsed files", relevant, count, skipped, 50, " %", ""),
        Row("sources: peak memory", "", "", max(run.memory for run in colds + warms), 400, " MB", ""),
    ]


def report(rows):
    """Prints the table; says whether every limit is kept. CPU time, of all cores, tells a busy machine from slow code."""
    print(f"{'measure':46} {'ours':>9} {'theirs':>9} {'result':>10} {'limit':>8} {'':4} {'CPU time':>9}")
    for row in rows:
        verdict = "pass" if row.result <= row.limit else "FAIL"
        print(f"{row.name:46} {row.ours:>9} {row.theirs:>9} {f'{row.result:.2f}{row.unit}':>10} "
              f"{f'{row.limit:g}{row.unit}':>8} {verdict} {row.cpu:>9}")
    return all(row.result <= row.limit for row in rows)


if __name__ == "__main__":
    main()
