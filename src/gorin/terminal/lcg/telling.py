"""What lies on the table of the living card game, in words, for the drawn and the plain table alike."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.terminal.telling import View, attached, called, does, marks, players, sentence, tail, who, whose, yours


def heading(view: View) -> str:
    """`Round 2, conflict phase`"""
    if not view["round"]:
        return "Setting up"
    return f"Round {view['round']}" + (f", {view['phase']} phase" if view["phase"] else "")


def favor(view: View) -> str:
    """Who has the Imperial Favor."""
    held = view["favor"]
    if held is None:
        return "Nobody has the Imperial Favor"
    side = f" ({held['side']})" if "side" in held else ""
    return f"{sentence(does(view, held['player'], 'have', 'has'))} the Imperial Favor{side}"


def first(view: View) -> str:
    """Who is first player."""
    return f"{sentence(does(view, view['first'], 'are', 'is'))} first player"


def ring(view: View, each: View) -> str:
    """`air, 2 fate`, `earth, claimed by B`, `fire, contested`"""
    text: str = each["name"]
    others = [x for x in each["elements"] if x != each["element"]]
    if others:
        text += f" (also {', '.join(others)})"
    state = each["state"]
    if isinstance(state, int):
        text += f", claimed by {who(view, state)}"
    elif state != "unclaimed":
        text += f", {state}"
    text += f", {each['fate']} fate" if each["fate"] else ""
    return text + (f", with {' and '.join(attached(each))}" if each.get("attachments") else "")


def pools(view: View) -> list[tuple[str, list[View]]]:
    """The rings by where they lie, with a heading each; "" is the pool of all. Those on provinces are told there."""
    found: dict[str, list[View]] = {"": []}
    for each in view["rings"]:
        place = each.get("place", {})
        if place.get("kind") == "unclaimed" and place.get("player") is not None:
            found.setdefault(f"{sentence(whose(view, place['player']))} pool", []).append(each)
        elif place.get("kind") != "province":
            found[""].append(each)
    return [(heading, rings) for heading, rings in found.items() if rings]


def lying_on(view: View, province: View) -> list[str]:
    """The rings on a province: "the air ring"."""
    on = [each for each in view["rings"] if each.get("place", {}).get("province") == province["id"]]
    return [f"{each['element']} ring" + (f" with {each['fate']} fate" if each["fate"] else "") for each in on]


def in_pool(view: View, heading: str, each: View) -> str:
    """A ring where it lies: under a heading that says whose it is, its element is name enough."""
    return ring(view, {**each, "name": each["element"]} if heading else each)


def fighters(view: View) -> list[int]:
    """Whose sides a conflict lays open."""
    con = view["conflict"]
    return [] if con is None else [con["attacker"], con["defender"]]


def folded(view: View, player: View) -> str:
    """A neighbour's side in one line: `2 of 5 provinces broken; air ring; Doji Hotaru 5/5 (bowed), …`"""
    out = [f"{sum(each['broken'] for each in player['provinces'])} of {len(player['provinces'])} provinces broken"]
    out += [", ".join(rings)] if (rings := [on for each in player["provinces"] for on in lying_on(view, each)]) else []
    names = [
        f"{called(card)} {skill(card, 'military')}/{skill(card, 'political')}{tail(marks(card))}"
        for card in player["characters"]
    ]
    return "; ".join([*out, ", ".join(names) or "no characters in play"])


def skill(card: View, which: str) -> str:
    """A character's skill or glory; a dash is no skill at all."""
    return "-" if which in card.get("dash", ()) else str(card[which])


def place(province: View) -> str:
    """ "S" for the stronghold's province, else its number in the row."""
    return "S" if province["place"] == 0 else str(province["place"])


def participants(view: View, side: str) -> list[View]:
    """The characters on one side of the conflict."""
    return [card for player in view["players"] for card in player["characters"] if card.get("side") == side]


def attacked(view: View) -> list[View]:
    """The provinces where the conflict is."""
    at = view["conflict"]["provinces"]
    return [each for player in view["players"] for each in player["provinces"] if each["id"] in at]


def provinces(found: list[View]) -> str:
    """`Night Raid (strength 4)`"""
    out = []
    for each in found:
        strength = f" (strength {each['strength']})" if "strength" in each else ""
        out.append(each.get("name", "a facedown province") + strength)
    return " and ".join(out)


def clash(view: View) -> str:
    """`Military conflict for the fire ring: you attack B's Night Raid (strength 4)`"""
    con = view["conflict"]
    at = provinces(attacked(view))
    attacker = does(view, con["attacker"], "attack", "attacks")
    ring_of_it = f"for the {con['ring']} ring" if con["ring"] else "without a ring"
    return (
        f"{sentence(con['type'])} conflict {ring_of_it}: {attacker} {whose(view, con['defender'])} {at or 'province'}"
    )


def totals(view: View) -> str:
    """`Skill: 5 attacking, 3 defending`"""
    con = view["conflict"]
    return f"Skill: {con['attacking_skill']} attacking, {con['defending_skill']} defending"


def result(view: View) -> str:
    """How the conflict would end if it resolved now, or has ended."""
    con = view["conflict"]
    winner = con["winner"]
    if winner is None:
        return "As it stands: nobody wins, and no province breaks"
    words = ("have won", "has won") if con["settled"] else ("win", "wins")
    won = f"{does(view, winner, *words)} by {con['by']}"
    if con["unopposed"]:
        won += ", unopposed"
    text = sentence(won) if con["settled"] else f"As it stands: {won}"
    if winner != con["attacker"]:
        return f"{text}, and no province breaks"
    fates = []
    for each in attacked(view):
        name = each.get("name", "the province")
        if each["broken"]:
            fates.append(f"{name} is broken")
        else:
            fates.append(f"{name} {'breaks' if each['id'] in con['breaks'] else 'holds'}")
    return f"{text}; {' and '.join(fates)}" if fates else text


def everything(view: View) -> Iterator[tuple[View, str]]:
    """Every card in the view that has a name, and where it is, in words; yours first."""
    for player in reversed(players(view)):
        seat = player["seat"]
        own = whose(view, seat)
        for card in player["hand"]:
            yield card, f"in {own} hand"
        for card in player["characters"] + player["elsewhere"]:
            yield card, f"in play, {'yours' if yours(view, seat) else own}"
            for each in card.get("attachments", ()):
                yield each, f"attached to {card['name']}"
        for province in player["provinces"]:
            yield province, f"{own} province {place(province)}"
            for card in province["cards"]:
                yield card, f"in {own} province {place(province)}"
            for each in province.get("attachments", ()):
                yield each, f"attached to {own} province {place(province)}"
        for pile, where in (
            ("conflict_discard", "conflict discard pile"),
            ("dynasty_discard", "dynasty discard pile"),
            ("removed", "cards removed from the game"),
            ("known_in_decks", "decks"),
        ):
            for card in player[pile]:
                yield card, f"in {own} {where}"
        for card in player["beneath"]:
            yield card, f"under another card, {'yours' if yours(view, seat) else own}"
    for card in view["resolving"]:
        yield card, "resolving"
