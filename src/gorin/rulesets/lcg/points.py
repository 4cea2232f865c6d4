"""Points at which abilities listen: the stages of a window (`framework/stages.py`) have them in their order."""

from __future__ import annotations

FORCED_CANCEL, CANCEL, WOULD_FORCED, WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION, LATER = range(9)
POINTS = 8  # LATER is no place where cards listen: delayed effects wait in rows
