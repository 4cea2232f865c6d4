"""The English of the invented cards in `constructs`, read and found good. Change it here where a change is meant."""

GOLDEN = {
    "Borrowed Thunder": (
        "Action: During a conflict, choose a ready participating character you control and an opponent's "
        "ready character with lower [military] skill than that character – bow each chosen "
        "character."
    ),
    "Muster the Valley": (
        "Action: Choose up to X bowed characters you control, where X is the number of holdings you control "
        "– ready those characters."
    ),
    "Polite Insult": (
        "Action: During a conflict, your opponent must choose a participating character he or she controls – "
        "dishonor that character and your opponent chooses and discards a card from his or her hand."
    ),
    "Two Paths": (
        "Action: Choose a character you control, select one – honor that character, ready it, or gain 1 fate."
    ),
    "Twin Lessons": ("Action: Choose 2 characters you control – ready one of those characters and bow the other."),
    "Stern Rebuke": ("Action: Choose a character – dishonor that character. Then, bow that character."),
    "Cast It Away": (
        "Action: Choose a character you control – discard each attachment on that character. If you do, draw "
        "1 card and gain 1 honor."
    ),
    "Heavy Oath": ("Action: Lose 2 honor to gain 2 fate. Your opponent may lose 1 honor to have you draw 1 card."),
    "Weigh the Moment": (
        "Action: If you control a bowed character, choose and ready a bowed character you control. "
        "Otherwise, draw 1 card."
    ),
    "Cold Census": (
        "Action: Each opponent chooses and bows a character he or she controls and each opponent loses 1 "
        "honor if you control more characters than that player."
    ),
    "Castle of Banners": (
        "Action: During a conflict, bow this stronghold – each attacking character you control gets "
        "+1[military] and +1 glory until the end of the conflict."
    ),
    "Loud Drummer": ("While this character is ready, each attacking character you control gets +1[military]."),
    "Hired Shadow": (
        "Action: During a conflict, choose a character in your hand – put that character into play in the "
        "conflict. At the end of the conflict, return that character to its owner's hand."
    ),
    "Last Stand Veteran": (
        "Action: While this character is participating in a conflict – this character gets +4[military] "
        "until the end of the conflict. At the end of the conflict, sacrifice this character."
    ),
    "Scroll of Drills": (
        'Attached character gains: "Action: While this character is bowed, lose 1 honor – ready this character."'
    ),
    "Paper Amulet": (
        "Interrupt: When attached character would leave play during a conflict – discard this attachment instead."
    ),
    "Unmoved Abbot": (
        "Opponents' card effects cannot bow this character.\n"
        "While this character is bowed, this character cannot be declared as an attacker or a defender.\n"
        "Action: Choose a character – until the end of the phase, that character cannot ready."
    ),
    "Debt House": (
        "Action: During a conflict, sacrifice a character. Choose a participating character you control – "
        "until the end of the conflict, that character gets +X[military], where X is the sacrificed "
        "character's [military] skill."
    ),
    "Quick Wrist": (
        "Action: While this character is participating in a conflict, choose a participating character "
        "controlled by your opponent – challenge that character to a [military] duel. Honor the winner of "
        "the duel. Return the loser of the duel to its owner's hand."
    ),
    "Grey Veil": (
        "While attached character is ready, treat attached character as if its printed text box were blank "
        "(except for Traits)."
    ),
    "Moment of Doubt": (
        "Action: During a conflict, choose a participating character – until the end of the conflict, treat "
        "that character as if its printed text box were blank (except for Traits)."
    ),
    "Mirror Monk": (
        "Action: Choose a triggered ability printed on another Duelist character – this character gains that "
        "ability until the end of the phase. (Max 1 per round.)"
    ),
    "Grave Tailor": (
        "While this character is participating in a conflict, you may play each attachment or event in your "
        "discard pile as if it were in your hand."
    ),
    "Second Reading": (
        "Action: Choose an event in your discard pile – until the end of the phase, you may play that event "
        "as if it were in your hand."
    ),
    "Gate of Guests": (
        "Reaction: After a character you control enters play – bow that character. If you do, draw 1 card."
    ),
    "Change of Guard": (
        "Action: During a conflict, choose a participating character you control – move that character home "
        "and choose another character you control. That character gets +2[political] until the end of the "
        "conflict. (Max 1 per conflict.)"
    ),
    "Proud Cousin": (
        "Pride.\nForced Reaction: After this character loses a conflict – dishonor this character and gain 1 honor."
    ),
}
