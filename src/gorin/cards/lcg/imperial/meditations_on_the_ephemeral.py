"""Meditations on the Ephemeral."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "meditations-on-the-ephemeral",
    province(
        "Along the River of Gold", NEUTRAL,
        action(SwitchBase(THAT), when=During(at=Is("water element") & PROVINCE), choose=PARTICIPATING & CHARACTER),
        strength=4, elements=("water",), traits=("river",), role_only="water", number=101,
    ),
    # --- dynasty
    character(
        "Kuni Ritsuko", CRAB,
        reaction(WinsConflict(role="defending", who=THIS), RemoveFate(THAT), choose=ATTACKING & CHARACTER),
        cost=4, military=4, political=2, glory=1, traits=("shugenja", "earth"), unique=True, number=102,
    ),
    holding("Iron Mine", CRAB, interrupt(WouldLeavePlay(CHARACTER & YOURS), Instead(Sacrifice(THIS))), traits=("mine",),
            number=103),
    character(
        "Silver-Tongued Magistrate", CRANE, DoesNotCount(CHARACTER - THIS - WITH_FATE, when=while_this(ATTACKING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=104,
    ),
    character(
        "Togashi Mendicant", DRAGON, reaction(PhaseBegins("fate"), ReorderTop(3, "dynasty")),
        cost=1, military=1, political=1, glory=1, traits=("monk", "tattooed"), number=105,
    ),
    character(
        "Beastmaster Matriarch", LION, always_gets(THIS, military=CountRings(OpponentsRings()) * 2),
        cost=4, military=3, political=2, glory=2, traits=("bushi",), number=106,
    ),
    character(
        "Asako Tsuki", PHOENIX,
        reaction(RingClaimed(RingOf("water")), Honor(THAT), choose=trait("scholar") & CHARACTER),
        cost=2, military=1, political=2, glory=2, traits=("courtier", "scholar", "shugenja", "water"), unique=True,
        number=107,
    ),
    holding(
        "Kanjo District", PHOENIX,
        action(Bow(THAT), MoveHome(THAT), when=CONFLICT, cost=DiscardFavor(), choose=PARTICIPATING & CHARACTER),
        strength=2, traits=("imperial",), unique=True, deck_limit=1, number=108,
    ),
    character(
        "Sake House Confidant", SCORPION,
        action(gets(trait("shinobi") & CHARACTER & YOURS, political=+2), when=while_this(PARTICIPATING),
               cost=DiscardFavor()),
        cost=2, military=1, political=1, glory=1, traits=("courtier", "shinobi"), number=109,
    ),
    character(
        "Illustrious Plagiarist", SCORPION, action(GainsActionsOf(THIS, THAT), choose=TopmostEvent()),
        cost=4, military=1, political=3, glory=1, traits=("courtier", "shugenja", "air"), number=110,
    ),
    character(
        "Shinjo Scout", UNICORN, reaction(FateForPassing(), GainFate()),
        cost=2, military=2, political=1, glory=1, traits=("bushi", "cavalry", "scout"), number=111,
    ),
    character(
        "Miya Satoshi", NEUTRAL, action(DigIntoProvince(trait("imperial"))),
        cost=4, military=2, political=4, glory=2, traits=("courtier", "daimyo", "imperial"), unique=True, number=112,
    ),
    # --- conflict
    attachment(
        "Pillow Book", CRANE, action(RevealTopToPlay(until="conflict"), when=While(HOST, PARTICIPATING)),
        cost=0, influence_cost=2, traits=("item",), number=113,
    ),
    attachment(
        "Seal of the Dragon", DRAGON, HasTrait(HOST, "dragon", also="monk"),
        cost=0, political=1, influence_cost=1, traits=("item", "seal"), number=114,
    ),
    event(
        "Written in the Stars", DRAGON,
        action(SelectOne((PlaceFateOnRing(UnclaimedRings() - RingsWithFate()), RemoveFateFromRing(UnclaimedRings()))),
               select=True),
        cost=1, influence_cost=2, traits=("omen",), number=115,
    ),
    event(
        "A Legion of One", LION,
        action(gets(THAT, military=+3), May(RemoveFate(THAT), to=Again()), when=MILITARY_CONFLICT,
               choose=CHARACTER & AloneOnYourSide()),
        cost=0, influence_cost=2, number=116,
    ),
    attachment(
        "Oni Mask", SCORPION,
        AttachOnlyTo(CHARACTER & YOURS),
        action(TreatAsBlank(THAT, until="conflict"), when=CONFLICT, cost=RemoveFate(HOST),
               choose=PARTICIPATING & CHARACTER),
        cost=0, military=1, influence_cost=1, traits=("item", "mask"), role_only="seeker", number=117,
    ),
    attachment(
        "Seal of the Unicorn", UNICORN, HasTrait(HOST, "unicorn", also="cavalry"),
        cost=0, military=1, influence_cost=1, traits=("item", "seal"), number=118,
    ),
    attachment(
        "Talisman of the Sun", UNICORN,
        action(MoveConflict(THAT), when=CONFLICT & YouAre("defending"), cost=Bow(THIS), choose=EligibleProvinces()),
        cost=1, military=1, political=1, influence_cost=2, traits=("item", "meishodo"), unique=True, role_only="keeper",
        number=119,
    ),
    event("Mono no Aware", NEUTRAL, action(RemoveFate(CHARACTER), Draw(), maximum=Limit(1, "round")), cost=3,
          influence_cost=0, number=120),
)  # fmt: skip
