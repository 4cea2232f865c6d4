"""Core Set: Dragon."""

from gorin.rulesets.lcg.words import *

TO_A_RING = SpendToRing(UnclaimedRings())
MONK_OR_BEARER = CHARACTER & (MONK | HostsOf(MONK & ATTACHMENT))
FOR_ATTACHMENTS = IfElse(count(ATTACHMENT & AttachedTo(THAT)) >= 2, Num(2), Num(1))

CARDS = (
    stronghold(
        "Mountain's Anvil Castle", DRAGON,
        action(gets(THAT, military=FOR_ATTACHMENTS, political=FOR_ATTACHMENTS), when=CONFLICT, cost=Bow(THIS),
               choose=PARTICIPATING & CHARACTER & HostsOf(ATTACHMENT)),
        strength=2, honor=11, fate=7, influence=10, traits=("castle",), unique=True, number=3,
    ),
    province(
        "Restoration of Balance", DRAGON, interrupt(Breaks(THIS), DiscardDownTo(4)),
        strength=3, elements=("fire",), number=10,
    ),
    # --- dynasty
    holding(
        "Secluded Temple", DRAGON,
        reaction(PhaseBegins("conflict"), RemoveFate(THAT),
                 choose=Target(CHARACTER & THEIRS & WITH_FATE, by=THEM,
                               of=count(CHARACTER & THEIRS) > count(CHARACTER & YOURS))),
        strength=1, traits=("shrine",), number=66,
    ),
    character(
        "Agasha Swordsmith", DRAGON, action(Search(5, ATTACHMENT)),
        cost=2, military=1, political=2, glory=1, traits=("shugenja", "fire"), number=56,
    ),
    character(
        "Ascetic Visionary", DRAGON,
        RefusesAttachments(unless=MONK | trait("tattoo")),
        action(Ready(THAT), when=while_this(ATTACKING), cost=TO_A_RING, choose=MONK_OR_BEARER),
        cost=4, military=3, political=4, glory=1, traits=("monk", "tattooed"), number=63,
    ),
    character(
        "Doomed Shugenja", DRAGON, Keyword("limited"), NoFateFromProvinces(),
        cost=1, military=3, political=3, glory=0, traits=("shugenja", "fire"), number=54,
    ),
    character(
        "Enlightened Warrior", DRAGON, reaction(SelectsRing(with_fate=True), PlaceFate(THIS)),
        cost=3, military=2, political=2, glory=1, traits=("bushi",), number=60,
    ),
    character(
        "Kitsuki Investigator", DRAGON,
        action(LookAtHand(DiscardCards(PICKED)), when=while_this(PARTICIPATING, "political"), cost=TO_A_RING,
               maximum=limit(1, "conflict")),
        cost=3, military=1, political=3, glory=2, traits=("courtier",), number=61,
    ),
    character(
        "Mirumoto Prodigy", DRAGON, AtMostDefenders(1, YOUR_OPPONENT, when=While(THIS, Alone("attacking"))),
        cost=2, military=2, political=2, glory=1, traits=("bushi", "duelist"), number=57,
    ),
    character(
        "Mirumoto Raitsugu", DRAGON,
        action(Duel(THIS, THAT, "military", loser=If(HasNoFate(PICKED), Discard(PICKED), RemoveFate(PICKED))),
               when=while_this(PARTICIPATING), choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
        cost=3, military=3, political=2, glory=1, traits=("bushi", "duelist"), unique=True, number=62,
    ),
    character(
        "Niten Adept", DRAGON,
        action(Bow(THAT), when=while_this(PARTICIPATING), cost=Bow(ATTACHMENT & AttachedTo(THIS) & YOURS),
               choose=PARTICIPATING & CHARACTER - HostsOf(ATTACHMENT)),
        cost=2, military=2, political=1, glory=1, traits=("bushi",), number=58,
    ),
    character(
        "Niten Master", DRAGON,
        reaction(YouAttach(trait("weapon") & ATTACHMENT, THIS), Ready(THIS), limit=limit(2, "round")),
        cost=4, military=3, political=3, glory=2, traits=("bushi",), number=64,
    ),
    character(
        "Seeker of Enlightenment", DRAGON,
        always_gets(THIS, military=FateOnRings(UnclaimedRings()), political=FateOnRings(UnclaimedRings())),
        cost=2, military=1, political=1, glory=0, traits=("monk", "tattooed"), number=59,
    ),
    character(
        "Togashi Initiate", DRAGON, action(Honor(THIS), when=while_this(ATTACKING), cost=TO_A_RING),
        cost=1, military=1, political=1, glory=2, traits=("monk", "tattooed"), number=55,
    ),
    character(
        "Togashi Yokuni", DRAGON,
        action(GainsThatAbility(THIS), choose=TargetAbility(CHARACTER - THIS), maximum=limit(1, "round")),
        cost=5, military=5, political=5, glory=3, traits=("bushi", "shugenja", "champion"), unique=True, number=65,
    ),
    # --- conflict
    conflict_character(
        "Tattooed Wanderer", DRAGON, MayPlayAs(AsAttachment((HasKeyword(HOST, "covert"),))),
        cost=1, military=2, political=1, glory=0, traits=("monk", "tattooed"), influence_cost=2, number=149,
    ),
    conflict_character(
        "Togashi Kazue", DRAGON,
        MayPlayAs(AsAttachment((action(MoveFate(THAT, HOST), when=During(participating=HOST),
                                       choose=PARTICIPATING & CHARACTER - HOST),))),
        cost=3, military=3, political=3, glory=1, traits=("monk", "tattooed"), unique=True, influence_cost=2,
        number=150,
    ),
    attachment("Ancestral Daishō", DRAGON, Keyword("ancestral"), Keyword("restricted"), cost=1, military=2,
               traits=("weapon",), influence_cost=2, number=151),
    attachment(
        "Daimyō's Favor", DRAGON,
        AttachOnlyTo(CHARACTER & YOURS), action(CostChange(ATTACHMENT, on=HOST), cost=Bow(THIS)),
        cost=0, traits=("condition",), influence_cost=2, number=152,
    ),
    attachment("Kitsuki's Method", DRAGON, Keyword("ancestral"), Keyword("restricted"), cost=1, political=2,
               traits=("technique",), influence_cost=2, number=153),
    attachment(
        "Way of the Dragon", DRAGON, AttachOnlyTo(CHARACTER & YOURS), OnePerBearer(), MoreUses(HOST),
        cost=2, military=1, political=1, traits=("philosophy",), number=154,
    ),
    event(
        "Indomitable Will", DRAGON,
        reaction(WinsConflict(), StaysReady(ThatSingle(), until="conflict"), when=SingleParticipant()),
        cost=1, influence_cost=2, number=158,
    ),
    event("Let Go", DRAGON, action(Discard(THAT), choose=ATTACHMENT), cost=0, influence_cost=2, number=155),
    event(
        "Mantra of Fire", DRAGON,
        reaction(ConflictDeclared("opponent", element="fire"), PlaceFate(THAT), Draw(), choose=MONK_OR_BEARER),
        cost=0, traits=("kiho", "fire"), influence_cost=2, number=156,
    ),
    event(
        "Mirumoto's Fury", DRAGON,
        action(Bow(THAT), when=CONFLICT,
               choose=ATTACKING & CHARACTER & with_stat("glory", "<=", count(FACEDOWN_PROVINCE & YOURS))),
        cost=1, influence_cost=2, number=159,
    ),
    event(
        "Tranquility", DRAGON,
        action(LastingBar(CHARACTER & AT_HOME & YOUR_OPPONENTS, "trigger abilities", until="conflict"), when=CONFLICT),
        cost=0, influence_cost=2, number=157,
    ),
)  # fmt: skip
