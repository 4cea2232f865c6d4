"""A card as a picture: an SVG of our own design, with our own crest and no artwork."""

from __future__ import annotations

import re
from textwrap import wrap
from xml.sax.saxutils import escape

from gorin.terminal.crests import crest, dark, light
from gorin.terminal.faces import CardFace, Figure

WIDTH, HEIGHT = 360, 504
EDGE = 14
TEXT_TOP, TEXT_BOTTOM = 176, 448  # between the numbers and the foot
LETTER = 0.5  # how wide a letter is on the average, in heights
SIZES = (15, 14, 13, 12, 11, 10, 9, 8)
LINE = 1.28  # from one line to the next, in heights
SMALL = 8
SYMBOL = re.compile(r"(\d|X)?\[([a-z ]+)\]")
SERIF = "Georgia, 'Times New Roman', serif"
BEGINS = (  # every picture does, and no other file
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
    f'role="img" font-family="{escape(SERIF)}">'
)


def picture(face: CardFace) -> str:
    """The whole file."""
    color = dark(face.clan)
    parts = [
        BEGINS,
        f"<title>{escape(face.title)}</title>",
        f"<desc>{escape(face.kind)}. {escape(' '.join(face.lines))}</desc>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{color}"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}" rx="12" fill="{light(face.clan)}"/>',
        crest(face.clan, WIDTH - 52, 52, 32),
        *heading(face),
        *figures(face),
        *body(face),
        *foot(face),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def text(x: float, y: float, size: float, words: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {more}>{escape(words)}</text>'.replace(" >", ">")


def heading(face: CardFace) -> list[str]:
    """Its title, over two lines if it is long, and what it is."""
    room = WIDTH - 2 * EDGE - 92
    title = f"{'● ' if face.unique else ''}{face.title}"
    lines = wrap(title, int(room / (22 * LETTER)))[:2]
    size = 22 if len(lines) == 1 else 18
    lines = wrap(title, int(room / (size * LETTER)))
    out = [
        text(EDGE + 8, 40 + i * (size + 2), size, line, f'font-weight="bold" fill="{dark(face.clan)}"')
        for i, line in enumerate(lines[:3])
    ]
    elements = f" ({', '.join(face.elements)})" if face.elements else ""
    out.append(text(EDGE + 8, 100, 12, f"{face.kind}{elements}", 'fill="#444"'))
    return out


def figures(face: CardFace) -> list[str]:
    """The numbers in a row, each in a box with its name under it."""
    if not face.figures:
        return []
    room = (WIDTH - 2 * EDGE - 16) / len(face.figures)
    width = min(64, room - 6)
    return [part for i, x in enumerate(face.figures) for part in figure(x, EDGE + 8 + i * room, width, face.clan)]


def figure(x: Figure, left: float, width: float, clan: str) -> list[str]:
    middle = left + width / 2
    centred = 'text-anchor="middle"'
    return [
        f'<rect x="{left:g}" y="110" width="{width:g}" height="30" rx="6" fill="{dark(clan)}"/>',
        text(middle, 132, 19, x.value, f'{centred} font-weight="bold" fill="#fff"'),
        text(middle, 151, 8.5, x.name, f'{centred} fill="#444"'),
    ]


def plain(line: str) -> str:
    """Signs as words: "+2[military]" is "+2 military"."""
    return SYMBOL.sub(lambda m: f"{m[1]} {m[2]}" if m[1] else m[2], line)


def body(face: CardFace) -> list[str]:
    """Traits and abilities, in the largest letters that find room."""
    top = TEXT_TOP + (18 if face.traits else 0)
    out = []
    if face.traits:
        traits = " ".join(f"{x}." for x in face.traits)
        out.append(text(WIDTH / 2, TEXT_TOP, 13, traits, 'text-anchor="middle" font-style="italic" font-weight="bold"'))
    size, blocks = fitted(face, TEXT_BOTTOM - len(noted(face)) * SMALL * LINE - top)
    y = float(top + size)
    for block in blocks:
        for line in block:
            out.append(text(EDGE + 10, y, size, line))
            y += size * LINE
        y += size * 0.4
    return out


def fitted(face: CardFace, room: float) -> tuple[int, list[list[str]]]:
    """The abilities broken into lines, and the height of their letters."""
    for size in SIZES:
        letters = int((WIDTH - 2 * EDGE - 20) / (size * LETTER))
        blocks = [wrap(plain(line), letters) for line in face.lines]
        if sum(len(b) * size * LINE + size * 0.4 for b in blocks) <= room:
            break
    return size, blocks


def noted(face: CardFace) -> list[str]:
    """The ids of its rulings, broken into lines."""
    if not face.rulings:
        return []
    return wrap("Rulings: " + ", ".join(face.rulings), int((WIDTH - 2 * EDGE - 20) / (SMALL * LETTER)))


def foot(face: CardFace) -> list[str]:
    """Rulings by id, where the card comes from, and that it is drawn by Gorin."""
    lines = noted(face)
    y = HEIGHT - 34 - len(lines) * SMALL * LINE
    out = [text(EDGE + 10, y + i * SMALL * LINE, SMALL, line, 'fill="#555"') for i, line in enumerate(lines)]
    out.append(text(EDGE + 10, HEIGHT - 22, 10, face.origin, 'fill="#444"'))
    out.append(text(WIDTH - EDGE - 10, HEIGHT - 22, 10, "as Gorin plays it", 'text-anchor="end" fill="#444"'))
    return out
