"""Games are opened by many threads at once, in a process that has compiled no card yet."""

from __future__ import annotations

import subprocess
import sys

from gorin.rulesets import NAMES

SCRIPT = """
import sys, threading
sys.setswitchinterval(1e-6)
from gorin.rulesets import NAMES
from gorin.server.opening import opened
from gorin.sim.game import header_for
headers = [header_for(name, None, seed) for name in NAMES for seed in range(4)]
begin = threading.Barrier(len(headers))
keys, wrong = [], []
def one(header):
    begin.wait()
    try:
        keys.append(opened(header).state.key)
    except Exception as error:
        wrong.append(repr(error))
threads = [threading.Thread(target=one, args=(header,)) for header in headers]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert not wrong, wrong
assert sorted(keys) == sorted(opened(header).state.key for header in headers)
print(len(keys))
"""


def test_many_threads_open_games_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == 4 * len(NAMES)
