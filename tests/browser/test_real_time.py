"""Games in real time on the page: at one's own pace, raced by two over a bad line, killed in mid-tick, paused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import scripted, steps
from browser.bad_line import bad_line, go_through
from browser.conftest import PHONE, People, Rooms, serving
from browser.racing import Watched, play_by_itself, scores, sit_together
from browser.serving import Serving
from browser.words import EN
from effort import some
from server.proxy import Chaos
from xenodeck.core.records.record import Record

Come = Callable[..., Page]
COMES_TO_RULES = {"accepted", "beaten", "void", "INTERRUPTED", "CLAIM_PENDING"}


@pytest.fixture
def come(rooms: Rooms, toy_shop: Serving) -> Iterator[Come]:
    with People(rooms, toy_shop.url) as people:
        yield people.come


def record_of(page: Page, table: str) -> Record:
    return Record.read(page.context.request.get(f"/api/tables/{table}/record").text())


def assert_all_is_kept(page: Page, table: str, *watched: Watched) -> bool:
    """Everything that was acknowledged is in the record, and nothing is there twice. Was anything of everybody?"""
    record = record_of(page, table)
    told = [sum(1 for results in one.became.values() if results & COMES_TO_RULES) for one in watched]
    sent = [len(one.moves) for one in watched]
    made = [sum(1 for entry in record.inputs if entry.seat == seat) for seat in range(len(watched))]
    assert all(few <= some <= many for few, some, many in zip(told, made, sent, strict=True)), (told, made, sent)
    return all(told)


# -- real races --------------------------------------------------------------------------------------------------------

GAMES = 6  # on a busy machine a round may be over before anybody gets a word in


@pytest.mark.prove
@pytest.mark.parametrize("mode", ["race", "fair"])
def test_two_race_one_of_them_on_a_bad_line(rooms: Rooms, toy_shop: Serving, mode: str) -> None:
    with bad_line(toy_shop.url, 3, lost=0.01, doubled=0.03, cut=0.005) as (address, chaos):
        chaos.delay, chaos.jitter = 0.03, 0.05
        assert any(raced(rooms, toy_shop, mode, address, chaos) for _ in range(GAMES)), "both get a word in"
    assert chaos.done["doubled"] + chaos.done["lost"] + chaos.done["cut"] > 0


def raced(rooms: Rooms, toy_shop: Serving, mode: str, address: str, chaos: Chaos) -> bool:
    """One game, in which both see the same; did both do something?"""
    with People(rooms, toy_shop.url) as people:
        chaos.calm = False
        page, friend = people.come(), people.come(bypass_csp=True)
        go_through(friend, address)
        near, far = Watched(page), Watched(friend)
        play_by_itself(page, 5)
        play_by_itself(friend, 6)
        laid = sit_together(page, friend, game="scramble", mode=mode)
        expect(page.locator(".ending")).to_be_visible()
        chaos.calm = True
        expect(friend.locator(".ending")).to_be_visible()
        assert scores(page) == scores(friend)
        if mode == "fair":
            assert near.probes
            assert set(near.echoes) >= set(near.probes[:-1]), "every probe is answered, the last may be under way"
        return assert_all_is_kept(page, laid.id, near, far)


@pytest.mark.prove
def test_a_server_killed_in_mid_tick_counts_down_and_goes_on_with_nothing_lost(rooms: Rooms, tmp_path: Path) -> None:
    for server in serving(tmp_path, games="toys"):
        assert any(killed(rooms, server) for _ in range(GAMES)), "both get a word in"


def killed(rooms: Rooms, server: Serving) -> bool:
    with People(rooms, server.url) as people:
        page, friend = people.come(), people.come()
        watched = [Watched(page), Watched(friend)]
        play_by_itself(page, 5)
        play_by_itself(friend, 6)
        laid = sit_together(page, friend, game="scramble", mode="race")
        expect(page.locator(".plate .busy, .plate.frozen, .ending").first).to_be_visible()  # a tick has passed
        before = steps.story(page).count()
        server.kill()
        expect(page.get_by_role("status").filter(has_text=EN("net.lost"))).to_be_visible()
        marks = [len(one.pauses) for one in watched]
        server.start()
        for one, mark, heard in zip((page, friend), marks, watched, strict=True):
            expect(one.locator(".ending")).to_be_visible()
            assert "countdown" in heard.pauses[mark:], "it was counted down"
        assert steps.story(page).count() >= before
        assert scores(page) == scores(friend)
        return assert_all_is_kept(page, laid.id, *watched)


@pytest.mark.prove
def test_the_countdown_after_a_restart_is_seen(rooms: Rooms, tmp_path: Path) -> None:
    for server in serving(tmp_path, games="toys"):
        with People(rooms, server.url) as people:
            page, friend = people.come(), people.come()
            sit_together(page, friend, game="scramble", mode="race")
            expect(page.locator(".prompt .loose[data-word]").first).to_be_visible()
            server.kill()
            server.start()
            expect(page.locator(".countdown b")).to_have_text(re.compile("^[1-3]$"))
            expect(friend.locator(".countdown b")).to_have_text(re.compile("^[1-3]$"))
            expect(page.locator(".countdown")).to_have_count(0)
            steps.settled(page)


@pytest.mark.prove
def test_halftime_pauses_counts_down_and_ends(come: Come) -> None:
    page, friend = come(), come()
    watched = Watched(page)
    play_by_itself(page, 5)
    play_by_itself(friend, 6)
    sit_together(page, friend, game="halftime")
    expect(page.locator(".countdown b")).to_have_text(re.compile("^[1-3]$"))
    for one in (page, friend):
        expect(one.locator(".ending")).to_be_visible()
    assert {"round", "countdown"} <= set(watched.pauses)
    assert scores(page) == scores(friend)


# -- at one's own pace, moment by moment -------------------------------------------------------------------------------


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))


BO_LOOKS = {"what": "peek", "text": "Friend1 looks at 1 card.", "seat": 1, "cards": ["?"], "from": "row 1", "number": 0}
I_PEEK = {"what": "peek", "text": "You look at Cob.", "seat": 0, "number": 1, "cards": ["cob"], "from": "row 0"}
I_PEEK["later"] = "You look at 1 card."
BUSY = {"frozen": False, "until": 500, "doing": [1, 0]}


def test_what_others_do_takes_nothing_from_me(come: Come) -> None:
    """Not the half-made move, not the focus, not what is open."""
    page = come()
    script = scripted.racing(page)
    steps.asked(page)
    page.keyboard.press("1")
    steps.until(page, lambda: bool(script.of("move")), "the first part goes out")
    script.show({"question": scripted.which()}, ticks=2)
    spot = page.locator("[data-spots='row:0'] .card[data-word] > button").nth(1)
    spot.focus()
    name = focused(page)
    for tick in range(3, 30):
        lanes = [scripted.FREE, BUSY if tick % 2 else {"frozen": tick % 3 == 0}]
        script.show({"view": {"lanes": lanes}}, {**BO_LOOKS, "number": tick % 3}, ticks=tick)
    expect(steps.story(page).filter(has_text="Friend1 looks")).not_to_have_count(0)
    assert focused(page) == name
    expect(steps.prompt(page)).to_contain_text("Which card do you look at?")
    page.keyboard.press("Enter")
    steps.until(page, lambda: len(script.of("move")) == 2, "the second part goes out")
    assert [(one["ask"], one["words"]) for one in script.of("move")] == [("a1", "1"), ("a1", "1")]
    assert [one for one in script.sent if one["t"] == "back"] == []


@pytest.mark.prove
def test_waiting_is_no_button(come: Come) -> None:
    page = come()
    scripted.racing(page)
    steps.asked(page)
    assert page.locator(".prompt .loose").all_inner_texts() == ["Look", "Exchange", "Shout"]


def test_while_busy_what_i_can_do_stays_in_sight_and_keeps_the_focus(come: Come) -> None:
    page = come()
    script = scripted.racing(page)
    steps.asked(page)
    look = page.get_by_role("button", name="Look", exact=True)
    look.focus()
    script.show({"question": None, "view": {"lanes": [BUSY, scripted.FREE]}}, ticks=2)
    expect(look).to_have_attribute("aria-disabled", "true")
    expect(look).to_be_focused()
    expect(page.locator(".plate.me .busy")).to_be_visible()
    page.keyboard.press("Enter")
    script.show({"question": scripted.act("a2"), "view": {"lanes": [scripted.FREE, scripted.FREE]}}, ticks=3)
    expect(look).not_to_have_attribute("aria-disabled", "true")
    expect(look).to_be_focused()
    assert script.of("move") == [], "what cannot be done is not sent"


def test_it_goes_out_at_once_and_nothing_waits_for_it(come: Come) -> None:
    """Also with things moving, also while an answer is under way, and by a finger without asking once more."""
    page = come(**PHONE, reduced_motion="no-preference")
    script = scripted.racing(page)
    script.answer = lambda _: None  # nobody answers
    steps.asked(page)
    script.show({"view": {"lanes": [scripted.FREE, BUSY]}}, BO_LOOKS, ticks=2)
    for word in ("3", "3", "2"):
        page.locator(f".prompt .loose[data-word='{word}']").tap()
    steps.until(page, lambda: len(script.of("move")) == 3, "all of them go out")
    assert [one["words"] for one in script.of("move")] == ["3", "3", "2"]
    assert page.locator(".live").get_attribute("data-moving") == "false"


BECAME: list[tuple[dict[str, str], str]] = [
    ({"t": "ack", "result": "beaten"}, EN("table.beaten")),
    ({"t": "ack", "result": "void"}, EN("table.void")),
    (
        {"t": "refused", "code": "ONE_A_TICK", "text": "Only the first thing counts."},
        "Only the first thing counts.",
    ),
    ({"t": "refused", "code": "INTERRUPTED", "text": "Somebody shouted."}, "Somebody shouted."),
]


@pytest.mark.prove
@pytest.mark.parametrize(("reply", "said"), some(BECAME, BECAME[3]))
def test_what_became_of_it_is_said_in_passing(come: Come, reply: dict[str, str], said: str) -> None:
    page = come()
    script = scripted.racing(page)
    script.answer = lambda message: {**reply, "id": message["id"]}
    steps.asked(page)
    page.keyboard.press("3")
    note = page.locator(".became")
    expect(note).to_have_text(said)
    expect(steps.told(page)).to_have_count(0)
    page.keyboard.press("2")  # nothing has to be closed first
    steps.until(page, lambda: len(script.of("move")) == 2, "one goes on")
    expect(note).to_have_count(0)


def test_while_everybody_stands_still_nothing_is_lost_and_nothing_is_sent(come: Come) -> None:
    page = come()
    script = scripted.racing(page)
    steps.asked(page)
    halt = {"kind": "check", "text": "", "waits_for": [], "ready": [], "due": 0}
    script.show({"question": scripted.which()}, ticks=2)
    expect(steps.prompt(page)).to_contain_text("Which card")
    for kind, words in (
        ("check", EN("table.pause_check")),
        ("away", EN("table.pause_away")),
        ("other", EN("table.pause_other")),
    ):
        script.show({"pause": {**halt, "kind": kind}}, ticks=2)
        expect(page.locator(".halt")).to_contain_text(words)
        expect(page.get_by_role("status").filter(has_text=words)).to_have_count(1)
        assert page.locator("[data-word]").count() == 0
    script.show({"pause": {**halt, "kind": "check", "text": "Blip calls!"}}, ticks=2)
    expect(page.locator(".halt")).to_contain_text("Blip calls!")
    page.keyboard.press("1")
    script.show({"pause": None}, ticks=2)
    expect(steps.prompt(page)).to_contain_text("Which card")
    assert script.of("move") == []


@pytest.mark.prove
def test_whoever_is_frozen_sees_it_hears_it_once_and_thaws(come: Come) -> None:
    page = come()
    script = scripted.racing(page)
    steps.asked(page)
    script.show({"question": None, "view": {"lanes": [{"frozen": True}, scripted.FREE]}}, ticks=2)
    expect(page.locator(".plate.me.frozen")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=EN("table.you_are_frozen"))).to_have_count(1)
    script.show({"question": scripted.act("a3"), "view": {"lanes": [scripted.FREE, {"frozen": True}]}}, ticks=9)
    expect(page.locator(".plate.me.frozen")).to_have_count(0)
    expect(page.locator(".plate.frozen")).to_have_count(1)
    steps.asked(page)


# -- afterwards --------------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_a_race_is_replayed_at_any_speed_by_anybodys_eyes(come: Come) -> None:
    page, friend = come(), come()
    play_by_itself(page, 5)
    play_by_itself(friend, 6)
    laid = sit_together(page, friend, game="scramble", mode="race")
    expect(page.locator(".ending")).to_be_visible()
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    page.get_by_label(EN("replay.speed")).select_option("4")
    for eyes in ("-2", "0"):
        page.locator(".eyes select").select_option(eyes)
        expect(page.locator(f".screening[data-viewer='{eyes}']")).to_be_attached()
        page.evaluate("document.activeElement.blur()")  # keys mean the replay, not the list of eyes
        page.keyboard.press("Home")
        steps.replay_shown(page, 0)
        page.evaluate(SEEN)
        last = page.locator("input[type=range]").get_attribute("max")
        page.keyboard.press("Space")
        expect(page.locator(f".screening[data-step='{last}']")).to_be_attached()
        seen = page.evaluate("[...window.seen]")
        assert "busy" in seen, "what people were busy with shows"
        if eyes == "0":
            assert [one for one in seen if one.startswith("row:0")], "what I looked at is seen again"
            assert not [one for one in seen if one.startswith("row:1")], "and what others looked at is not"


# What was ever to be seen: faces in the rows, and an arc.
SEEN = """() => {
    window.seen = new Set();
    const look = () => {
        if (document.querySelector('.tbl[data-over]')) return;  // the end lays all cards open
        for (const card of document.querySelectorAll('[data-spots] .card:not([data-card^="?"])'))
            window.seen.add(`${card.closest('[data-spots]').dataset.spots} ${card.dataset.card}`);
        if (document.querySelector('.busy')) window.seen.add('busy');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
