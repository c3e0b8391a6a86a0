"""Ways in and out: invitations, pass phrases, another device, records, replays; and that the policy is strict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.conftest import People

Come = Callable[..., Page]
Shots = Callable[[Page, str], None]
INVITED = "A friend with an invitation"


def test_an_invitation_gives_its_seat_and_leaves_the_address_bar(come: Come) -> None:
    host, friend = come(), come()
    steps.set_up(host, "Me", INVITED)
    link = host.get_by_label("Invitation for seat 2", exact=True).input_value()
    assert "#invite=" in link
    asked: list[str] = []
    friend.on("request", lambda request: asked.append(request.url))
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.locator(".seat.me")).to_have_count(1)
    assert "invite" not in friend.url
    assert asked and not [url for url in asked if "invite" in url]
    steps.live(host)
    expect(host.locator(".seat h3").nth(1)).not_to_contain_text("invitation")


def test_a_table_with_a_pass_phrase_opens_for_whoever_knows_it(come: Come) -> None:
    host, stranger = come(), come()
    address = steps.set_up(host, "Me", "Open seat", phrase="two moons")
    stranger.goto(address)
    expect(stranger.get_by_role("heading", name="This table has a pass phrase")).to_be_visible()
    stranger.get_by_label("Pass phrase").fill("one moon")
    stranger.get_by_role("button", name="Enter").click()
    expect(stranger.get_by_role("alert")).to_contain_text("That is not the pass phrase.")
    stranger.get_by_label("Pass phrase").fill("two moons")
    stranger.get_by_role("button", name="Enter").click()
    steps.live(stranger)
    stranger.get_by_role("button", name="Take seat 2").click()
    expect(stranger.locator(".seat.me .card").first).to_be_visible()


def test_an_invitation_opens_a_locked_table_too(come: Come) -> None:
    host, friend = come(), come()
    steps.set_up(host, "Me", INVITED, phrase="two moons")
    friend.goto(host.get_by_label("Invitation for seat 2", exact=True).input_value())
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.locator(".seat.me .card").first).to_be_visible()


def test_the_host_starts_without_waiting_any_longer(come: Come) -> None:
    page = come()
    steps.set_up(page, "Me", "Open seat", "Open seat")
    page.get_by_role("button", name="Start", exact=True).click()
    steps.asked(page)
    expect(page.locator(".seat").filter(has_text="Bot")).to_have_count(2)


def test_a_table_can_be_closed_and_left(come: Come) -> None:
    page = come()
    address = steps.set_up(page, "Me", "Open seat")
    page.get_by_role("button", name="Close the table").click()
    page.wait_for_url("**/")
    page.goto(address)
    expect(page.get_by_role("alert")).not_to_be_empty()

    steps.sit_at_once(page)
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def test_another_device_takes_over_with_a_code(come: Come) -> None:
    laptop, phone = come(), come(viewport={"width": 390, "height": 844})
    steps.sit_at_once(laptop)
    laptop.get_by_role("button", name="Go on with another device").click()
    said = laptop.locator(".code")
    expect(said).not_to_be_empty()
    code = said.inner_text().split()[1]
    phone.goto("/")
    phone.get_by_label("Handover code").fill(code)
    phone.get_by_role("button", name="Take over").click()
    phone.wait_for_url("**/t/*")
    steps.live(phone)
    hand = laptop.locator(".seat.me .card").all_inner_texts()
    assert hand
    assert phone.locator(".seat.me .card").all_inner_texts() == hand
    phone.goto("/")
    phone.get_by_label("Handover code").fill(code)
    phone.get_by_role("button", name="Take over").click()
    expect(phone.get_by_role("alert")).not_to_be_empty()


def test_my_tables_lead_back(come: Come) -> None:
    page = come()
    steps.sit_at_once(page)
    address = page.url
    steps.asked(page)
    page.goto("/")
    line = page.get_by_role("listitem").filter(has_text="Your turn")
    line.get_by_role("link", name="go on").click()
    page.wait_for_url(address)
    steps.asked(page)


def test_somebody_the_server_no_longer_knows_is_welcome_anew(come: Come) -> None:
    page = come()
    page.goto("/")
    page.evaluate(
        "localStorage.setItem('xenodeck.guest', JSON.stringify({ alias: 'Zyx', token: 'of.another.server' }))"
    )
    page.reload()
    expect(page.get_by_role("heading", name="Tables to watch")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()
    steps.sit_at_once(page)
    expect(page.locator(".seat.me")).to_have_count(1)


def test_a_table_is_found_by_its_link_or_its_code_and_nothing_else(come: Come) -> None:
    page, guest = come(), come()
    address = steps.set_up(page, "Me", "Open seat")
    for text in (address, address.rsplit("/", 1)[1]):
        guest.goto("/")
        guest.get_by_label("Link, or the code of a table").fill(text)
        guest.get_by_role("button", name="Go there").click()
        guest.wait_for_url(address)
    guest.goto("/")
    guest.get_by_label("Link, or the code of a table").fill("http://localhost/elsewhere?x")
    guest.get_by_role("button", name="Go there").click()
    expect(guest.get_by_role("alert")).to_have_text("That is neither a link to a table nor its code.")


@pytest.fixture
def finished(come: Come) -> Page:
    page = come()
    steps.set_up(page, "Me", "Bot", "Bot", rules=steps.SHORT)
    steps.play_to_the_end(page)
    return page


def test_a_finished_game_is_replayed_by_anybodys_eyes(finished: Page, come: Come, shots: Shots) -> None:
    finished.get_by_role("link", name="Replay").click()
    finished.wait_for_url("**/r/*")
    told = finished.get_by_role("status")
    expect(told).to_contain_text("Step 0 of")
    expect(finished.locator(".seat .card").first).to_be_visible()
    all_cards = finished.locator(".seat .card").count()
    finished.get_by_role("button", name="Next").click()
    expect(told).to_contain_text("Step 1 of")
    expect(steps.story(finished).first).to_be_visible()
    finished.get_by_label("Step", exact=True).focus()
    finished.keyboard.press("End")
    last = int(finished.get_by_label("Step", exact=True).get_attribute("max") or 0)
    assert last > 3
    expect(told).to_contain_text(f"Step {last} of {last}")
    finished.get_by_role("button", name="Beginning").click()
    finished.get_by_label("Seen by").select_option("-1")
    steps.until(lambda: finished.locator(".seat .card").count() < all_cards, "a spectator sees fewer cards")
    expect(finished.locator(".seat .card")).to_have_count(0)
    finished.get_by_label("Seen by").select_option("0")
    expect(finished.locator(".seat.me .card").first).to_be_visible()
    expect(finished.locator(".seat:not(.me) .card")).to_have_count(0)
    finished.get_by_role("button", name="Next").click()
    shots(finished, "replay")
    anybody = come()
    anybody.goto(finished.url)
    expect(anybody.get_by_role("status")).to_contain_text("Step 0 of")


def test_play_on_from_the_middle_of_a_finished_game(finished: Page) -> None:
    finished.get_by_role("link", name="Replay").click()
    finished.get_by_role("button", name="Next").click()
    board = finished.locator(".common").inner_text()
    finished.get_by_role("button", name="Play on from here").click()
    finished.wait_for_url("**/t/*")
    steps.live(finished)
    expect(finished.get_by_text("The table was laid out")).to_be_visible()
    assert board
    steps.play_to_the_end(finished)


def test_a_record_can_be_taken_along_and_brought_back(finished: Page, tmp_path: Path) -> None:
    with finished.expect_download() as coming:
        finished.get_by_role("button", name="Record").click()
    file = tmp_path / "game.txt"
    coming.value.save_as(file)
    assert file.read_text("utf-8").startswith("xenodeck record 1\n")
    finished.goto("/")
    finished.get_by_label("Record (a text file)").set_input_files(file)
    finished.get_by_role("button", name="Look at it").click()
    finished.wait_for_url("**/r/*")
    expect(finished.get_by_role("status")).to_contain_text("Step 0 of")

    file.write_text("nonsense\n", "utf-8")
    finished.goto("/")
    finished.get_by_label("Record (a text file)").set_input_files(file)
    finished.get_by_role("button", name="Look at it").click()
    expect(finished.get_by_role("alert")).not_to_be_empty()


def test_a_position_hides_what_the_seat_does_not_know(come: Come) -> None:
    page = come()
    steps.sit_at_once(page)
    steps.asked(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Position").click()
    text = Path(coming.value.path()).read_text("utf-8")
    assert '"?"' in text


def test_the_policy_lets_nothing_in_that_is_not_ours(people: People) -> None:
    """The proof that the complaints of the console are heard at all."""
    page = people.come()
    page.goto("/")
    page.evaluate("""() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "broken into"';
        document.head.append(script);
    }""")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert page.title() != "broken into"
    assert len([c for c in people.complaints if "Content Security Policy" in c]) == 2
    people.complaints.clear()


def test_another_name_keeps_my_tables(come: Come) -> None:
    page = come()
    steps.sit_at_once(page)
    page.goto("/")
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    page.get_by_label("Your name").fill("Zyxalon")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("Zyxalon")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Zyxalon")
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)


def test_a_pass_phrase_may_have_any_letters(come: Come) -> None:
    host, stranger = come(), come()
    address = steps.set_up(host, "Me", "Open seat", phrase="dwa księżyce 100%")
    stranger.goto(address)
    stranger.get_by_label("Pass phrase").fill("dwa księżyce 100%")
    stranger.get_by_role("button", name="Enter").click()
    steps.live(stranger)
