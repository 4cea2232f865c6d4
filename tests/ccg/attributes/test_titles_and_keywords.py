"""Titles, keywords, Clan alignment, humans."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.places.titles import titled
from gorin.rulesets.ccg.words import *
from tests.ccg.attributes.test_numbers import lasting
from tests.ccg.tables import (
    copies,
    do,
    editions,
    find,
    honor,
    in_discard,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    table,
    titles,
)

# --- titles and keywords --------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.card-title.1", "sam.keywords.2", "sam.keywords.3"))
def test_titles_and_parts_of_keywords_are_no_keywords() -> None:
    hidden = personality(
        "Ninja Monk", CRAB, force=1, chi=2, cost=1, personal_honor=1, keywords="ninjato bearer, river tribe"
    )
    hunt = strategy(
        "Hunt",
        open_(Bow(THAT), target=PERSONALITY & (keyword("ninja") | keyword("monk") | keyword("ninjato"))),
        focus=1,
    )
    both = strategy(
        "Both", open_(Bow(THAT), target=PERSONALITY & keyword("ninjato bearer") & keyword("river tribe")), focus=1
    )
    s = table("A 5: Ninja Monk | Hunt, Both \nB 5: ", (hidden, hunt, both))
    assert not offered(s, "Hunt") and offered(s, "Both")


@editions(samurai=rule("sam.tribe.1"))
def test_a_tribe_is_any_keyword_with_that_word() -> None:
    rats = follower("Rats", force=1, cost=1, focus=1, keywords="crippled bone tribe")
    call = strategy("Call", open_(Bow(THAT), target=FOLLOWER & KeywordWith("tribe")), focus=1)
    s = table("A 5: Plain Guard[Plain Spears, Rats] | Call \nB 5: ", (rats, call))
    do(s, "A: Call")
    assert is_bowed(s, "Rats") or options(s) == ["Rats"]


@editions(samurai=rule("sam.keywords.4", "sam.experienced.3", "sam.rules-changes.11"))
def test_experienced_is_whatever_contains_the_word() -> None:
    banner = item("Banner - exp2", force=1, chi=0, cost=1, focus=1)
    named = personality("Other - exp", CRAB, AlsoCalled("Somebody"), force=1, chi=2, cost=1, personal_honor=1)
    learn = strategy("Learn", open_(GainsKeyword(THAT, "experienced 3"), target=PERSONALITY), focus=1)
    call = strategy("Call", open_(Bow(THAT), target=EXPERIENCED), focus=1)
    s = table(
        "A 5: Plain Guard, Plain Hero - exp[Banner - exp2], Other - exp | Learn, Call \nB 5: ",
        (banner, named, learn, call),
    )
    do(s, "A: Learn", "A: Plain Guard", "B: pass", "A: Call")
    assert options(s) == ["Plain Guard", "Plain Hero - exp", "Banner - exp2", "Other - exp"]


@editions(samurai=rule("sam.keywords.5", "sam.keywords.10"))
def test_granted_keywords_last_as_effects_do_and_are_had_once() -> None:
    mount = strategy("Mount", open_(GainsKeyword(THAT, "cavalry"), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard, Plain Rider | Mount, Mount \nB 5: ", (mount,))
    do(s, "A: Mount", "A: Plain Guard", "B: pass", "A: Mount", "A: Plain Rider", "B: pass")
    cavalry = facts.keyword("cavalry")
    assert titles(s, s.p[cavalry]) == ["Plain Guard", "Plain Rider"]
    lasting(s, "Plain Rider", bars.LOSES_KEYWORD, cavalry)
    assert titles(s, s.p[cavalry]) == ["Plain Guard"], "one removal takes it, however often it was granted"
    pass_until(s, "B: declare")
    assert titles(s, s.p[cavalry]) == ["Plain Rider"]


@editions(samurai=rule("sam.keywords.1", "sam.action-cards.3"))
def test_action_cards_have_the_keywords_of_their_abilities() -> None:
    both = strategy(
        "Both Ways", open_(gain_honor(1), words="political"), open_(draw(), words="ninja"), focus=1, keywords="kiho"
    )
    court = holding("Court", open_(Bow(THIS), words="political"), cost=1)
    seek = strategy(
        "Gather",
        open_(Discard(THAT), target=IN_HAND & YOURS & keyword("political") & keyword("ninja") & keyword("kiho")),
        focus=1,
    )
    spy = holding("Spy Ring", trait(AfterResolution("you", word="ninja"), gain_honor(5)), cost=1)
    s = table("A 5: Court, Spy Ring | Both Ways, Gather, Plain Two \nB 5: ", (both, court, seek, spy))
    assert not s.p[facts.keyword("political")] >> find(s, "Court") & 1, "other cards do not"
    t = table("A 5: Court, Spy Ring | Both Ways, Gather, Plain Two \nB 5: ", (both, court, seek, spy))
    play(t, "A: Gather")
    assert in_discard(t, "Both Ways")
    play(s, f"A: {next(x for x in options(s) if x.startswith('Both Ways'))}")
    assert honor(s)[0] == 6, "the Political action is no Ninja action"


@editions(samurai=rule("sam.spells.4", "sam.spells.5"))
def test_spells_have_the_keywords_of_their_abilities() -> None:
    prayer = spell(
        "Two Prayers", open_(gain_honor(1), words="fire"), open_(gain_honor(1), words="water"), cost=1, focus=1
    )
    burn = holding("Brazier", trait(AfterResolution("you", word="water"), gain_honor(5)), cost=1)
    s = table("A 5: Plain Priest[Two Prayers], Brazier \nB 5: ", (prayer, burn))
    c = 1 << find(s, "Two Prayers")
    assert s.p[facts.FIRE] & s.p[facts.WATER] & c
    play(s, f"A: {next(x for x in options(s) if x.startswith('Two Prayers'))}")
    assert honor(s)[0] == 6
    do(s, "B: pass")
    play(s, f"A: {next(x for x in options(s) if x.startswith('Two Prayers'))}")
    assert honor(s)[0] == 12


@editions(samurai=rule("sam.keywords.8", "sam.keywords.9"))
def test_neither_quoted_text_nor_designators_give_keywords() -> None:
    charm = item("Charm", Grants(open_(gain_honor(1), words="political")), force=0, chi=0, cost=1, focus=1)
    call = strategy(
        "Call",
        battle(gain_honor(1)),
        open_(Bow(THAT), target=keyword("political") | keyword("open") | keyword("battle")),
        focus=1,
    )
    s = table("A 5: Plain Guard[Charm] | Call \nB 5: ", (charm, call))
    assert not s.p[facts.keyword("political")] and not offered(s, "Call")
    sets = [keyword(x) for x in ("battle", "limited", "open", "reaction")]
    many = holding("Many", battle(draw()), limited(draw()), open_(draw()), reaction(Engages(), draw()), cost=0)
    seek = strategy("Seek", open_(Bow(THAT), target=sets[0] | sets[1] | sets[2] | sets[3]), focus=1)
    lone = strategy("Lone", open_(draw()), reaction(Engages(), draw()), focus=1)
    hunt = strategy("Hunt", open_(Discard(THAT), target=IN_HAND & YOURS & (sets[2] | sets[3])), focus=1)
    s = table("A 5: Many | Seek, Lone, Hunt \nB 5: ", (many, seek, lone, hunt))
    assert not offered(s, "Seek") and not offered(s, "Hunt"), "neither in play nor on Action cards"


@editions(samurai=rule("sam.card-title.3"))
def test_a_title_is_meant_as_a_whole() -> None:
    young = personality("Plain Guard Captain", CRAB, force=1, chi=2, cost=1, personal_honor=1)
    name = strategy("Call By Name", open_(NameCard((Bow(NAMED),))), focus=1)
    s = table("A 5: Plain Guard, Plain Guard Captain | Call By Name \nB 5: ", (young, name))
    do(s, "A: Call By Name", "A: Plain Guard")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Guard Captain")
    s = table("A 5: Plain Guard, Plain Guard Captain | Call By Name \nB 5: ", (young, name))
    do(s, "A: Call By Name", "A: Plain Guard Captain")
    assert is_bowed(s, "Plain Guard Captain") and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.card-title.2", "sam.created-cards.10"))
def test_created_cards_have_no_title_to_share() -> None:
    muster = strategy("Muster", open_(Create("personality", force=2, chi=2, keywords=("unique",))), focus=1)
    s = table("A 5: | Muster, Muster \nB 5: ", (muster,))
    do(s, "A: Muster", "B: pass", "A: Muster")
    made = copies(s, "created 2F/2C unique personality")
    assert len(made) == 2 and all(s.p[facts.IN_PLAY] >> c & 1 for c in made)
    assert titled(s, made[0], s.p[facts.IN_PLAY]) == 0 and s.box.faces[s.kind[made[0]]].title == -1
    mark = strategy("Mark", open_(AddToken(PERSONALITY, "fire")), focus=1)
    s = table("A 5: | Muster, Muster, Mark \nB 5: ", (muster, mark))
    do(s, "A: Muster", "B: pass", "A: Muster", "B: pass", "A: Mark")
    assert len(s.tokens) == 2 and titled(s, made[0], s.p[facts.IN_PLAY]) == 0


@editions(samurai=rule("sam.human-nonhuman.1", "sam.human-nonhuman.2"))
def test_humans_are_personalities_and_followers_without_nonhuman() -> None:
    oni = personality("Oni", CRAB, force=1, chi=2, cost=1, personal_honor=0, keywords="nonhuman")
    call = strategy("Call", open_(Bow(THAT), target=HUMAN), focus=1)
    wolves = follower("Wolves", force=1, cost=1, focus=1, keywords="nonhuman")
    text = "A 5: Oni, Plain Guard[Plain Spears, Plain Sword, Wolves], Plain Priest[Plain Prayer], Plain Mine | Call \nB 5: Plain Lady"
    s = table(text, (oni, call, wolves))
    do(s, "A: Call")
    assert options(s) == ["Plain Guard", "Plain Spears", "Plain Priest", "Plain Lady"]
    assert "human" not in facts.NAMED.numbers
    drive = strategy("Drive", open_(Bow(THAT), target=keyword("nonhuman")), focus=1)
    s = table(text.replace("Call", "Drive"), (oni, wolves, drive))
    do(s, "A: Drive")
    assert options(s) == ["Oni", "Wolves"], "other cards are neither"


@editions(
    samurai=rule("sam.clan-alignment-glossary.1", "sam.clan-alignment-glossary.2", "sam.clan-alignment-glossary.3")
)
def test_clan_alignments() -> None:
    monkey = personality("Monkey", UNALIGNED, force=1, chi=2, cost=1, personal_honor=1, keywords="monkey clan")
    s = table("A 5 crab: Monkey, Plain Guard[Plain Sword], Plain Mine \nB 5 crane: ", (monkey,))
    mine = stats.of_clan(s, 0) & s.p[facts.IN_PLAY]
    assert titles(s, mine & s.p[facts.PERSONALITY]) == ["Plain Guard"]
    assert stats.clan_of(s, 1) == facts.FACTS["crane"]
    assert not any(s.p[facts.FACTS[x]] >> find(s, "Monkey") & 1 for x in ("crab", "crane", "lion"))


@editions(samurai=rule("sam.cavalry.1"))
def test_only_personalities_and_followers_have_cavalry() -> None:
    mount = strategy("Mount", open_(GainsKeyword(PERSONALITY | ATTACHMENT | HOLDING, "cavalry")), focus=1)
    stable = holding("Stable", HasKeyword(HOLDING | ITEM, "cavalry"), cost=0)
    horse = item("Horse", force=1, chi=0, cost=1, focus=1, keywords="cavalry")
    s = table("A 5: Plain Guard[Plain Spears, Horse], Stable | Mount \nB 5: ", (mount, stable, horse))
    assert not s.p[facts.CAVALRY], "neither by what is printed nor by a trait"
    do(s, "A: Mount")
    assert titles(s, s.p[facts.CAVALRY]) == ["Plain Guard", "Plain Spears"], "nor by an effect"
