"""Reading: the card browser, a card's page, the rulebook."""

from __future__ import annotations

from gorin.server.client import Server
from tests.web.around import expect, go, ready, titles
from tests.web.browsing import Pages


def test_cards_are_found_by_words_and_filters(server: Server, pages: Pages) -> None:
    all_cards = server.get("/api/cards?game=lcg")["cards"]
    page = ready(pages.open("#/cards"))
    expect(page.get_by_role("status").filter(has_text="of")).to_have_text(f"{len(all_cards)} of {len(all_cards)} cards")
    page.get_by_role("button", name="Crane").click()
    page.get_by_label("type", exact=True).select_option("character")
    page.get_by_label("cost", exact=True).select_option("1")
    wanted = sorted(c["name"] for c in all_cards if (c["clan"], c["type"], c["cost"]) == ("crane", "character", 1))
    expect(page.locator(".card-grid [data-name]")).to_have_count(len(wanted))
    assert sorted(titles(page, ".card-grid")) == wanted
    page.get_by_label("trait", exact=True).select_option("courtier")
    less = sorted(c["name"] for c in all_cards if c["name"] in wanted and "courtier" in c["traits"])
    expect(page.locator(".card-grid [data-name]")).to_have_count(len(less))
    page.get_by_role("button", name="Clear").click()
    page.get_by_label("Words in the name, text or traits").fill("tetsubo")
    expect(page.locator(".card-grid [data-name]").first).to_have_attribute("data-name", "Jade Tetsubō")
    assert "q=tetsubo" in page.url
    page.get_by_role("link", name="Collectible Card Game").click()
    page.wait_for_url("**/#/cards?game=ccg**")
    expect(page.get_by_label("type", exact=True).locator("option", has_text="Strategy")).to_have_count(1)


def test_a_cards_page_has_its_text_and_its_rulings_by_id(server: Server, pages: Pages) -> None:
    told = server.get("/api/cards/Reprieve?game=lcg")
    page = ready(pages.open("#/cards?q=reprieve"))
    page.locator(".card-grid [data-name=Reprieve]").click()
    expect(page.get_by_role("heading", level=1, name="Reprieve")).to_be_visible()
    expect(page.locator(".abilities")).to_contain_text("When attached character would leave play")
    assert page.locator(".rule-list a.rule-id").all_inner_texts() == [rule["id"] for rule in told["rulings"]]
    page.locator(".rule-list a.rule-id", has_text="fr.reprieve.2").click()
    expect(page.locator(".chosen-rule")).to_contain_text(server.get("/api/rules/fr.reprieve.2")["rules"][0]["says"])


def test_rules_are_found_and_a_heading_links_its_neighbours(server: Server, pages: Pages) -> None:
    page = ready(pages.open("#/rules"))
    page.get_by_role("searchbox", name="Find rules").fill("covert evaded")
    expect(page.locator(".rule-list li").first).to_contain_text("evaded")
    found = server.get("/api/rules?q=covert%20evaded")["found"]
    expect(page.locator(".rules-body")).to_contain_text(f"{found} rules")
    go(page, "#/rules/rr.covert")
    rules = server.get("/api/rules/rr.covert")["rules"]
    assert page.locator(".rule-list > li a.rule-id").all_inner_texts() == [rule["id"] for rule in rules]
    document = next(each for each in server.get("/api/documents")["documents"] if each["document"] == "rr")
    ids = [heading["id"] for heading in document["headings"]]
    place = ids.index("rr.covert")
    neighbours = page.get_by_role("navigation", name="Neighbours").get_by_role("link")
    expect(neighbours.first).to_have_attribute("href", f"#/rules/{ids[place - 1]}")
    expect(neighbours.last).to_have_attribute("href", f"#/rules/{ids[place + 1]}")
    neighbours.last.click()
    expect(page.locator(".rule-heading")).to_contain_text(document["headings"][place + 1]["title"])


def test_the_rulebook_can_be_leafed_through(pages: Pages) -> None:
    page = ready(pages.open("#/rules"))
    page.get_by_text("CCG Emperor Edition rulebook").last.click()
    page.locator(".contents[open] a").first.click()
    expect(page.locator(".rule-list li").first).to_be_visible()
