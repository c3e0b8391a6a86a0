"""A finished game is looked at again: by all eyes, step by step; taken along as text; played on from any moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.words import EN

Come = Callable[..., Page]


@pytest.fixture
def finished(come: Come) -> Page:
    """After a short game, at its result."""
    page = come()
    steps.finish(page, begin={"seed": 3})
    return page


def last_step(page: Page) -> int:
    return int(page.get_by_role("slider", name=EN("replay.step")).get_attribute("max") or 0)


def look_by(page: Page, eyes: str) -> None:
    page.get_by_role("combobox", name=EN("replay.eyes")).select_option(label=eyes)


def test_a_finished_game_is_replayed_by_anybodys_eyes(finished: Page, come: Come) -> None:
    result = finished.locator(".ending h2").first.inner_text()
    finished.get_by_role("button", name=EN("end.replay")).click()
    finished.wait_for_url("**/r/*")
    steps.replay_shown(finished, 0)
    hands = finished.get_by_role("group", name=EN("replay.hands"))
    expect(hands.locator(".card")).to_have_count(15)
    assert not hands.locator("[data-card^='?']").count(), "everybody's eyes see every hand"

    finished.get_by_role("button", name=EN("replay.next")).click()
    steps.replay_shown(finished, 1)
    expect(finished.locator("output")).to_have_text(EN("replay.step_of", step=1, last=last_step(finished)))
    expect(steps.story(finished).first).to_contain_text("plays")
    finished.get_by_role("slider", name=EN("replay.step")).focus()
    finished.keyboard.press("End")
    last = last_step(finished)
    assert last > 3
    steps.replay_shown(finished, last)
    expect(finished.get_by_role("status").filter(has_text=result.split(" ")[0])).not_to_have_count(0)
    expect(finished.get_by_role("button", name=EN("replay.next"))).to_be_disabled()

    finished.get_by_role("button", name=EN("replay.first")).click()
    steps.replay_shown(finished, 0)
    look_by(finished, EN("replay.a_spectator"))
    expect(finished.locator(".hand .card, .hands .card")).to_have_count(0)
    look_by(finished, "Zyx")
    expect(finished.locator(".hand .card")).to_have_count(5)
    finished.get_by_role("slider", name=EN("replay.step")).focus()
    finished.keyboard.press("End")
    expect(hands.locator(".card")).not_to_have_count(0)  # the end is open, whoever's eyes
    assert not hands.locator("[data-card^='?']").count()
    finished.get_by_role("button", name=EN("replay.first")).click()
    expect(finished.locator(".hand .card")).to_have_count(5)
    look_by(finished, EN("replay.everybody"))
    expect(hands.locator(".card")).to_have_count(15)

    anybody = come()
    anybody.goto(f"{finished.url.split('#')[0]}#step=2")
    steps.replay_shown(anybody, 2)


@pytest.mark.prove
def test_a_link_leads_to_this_very_step(finished: Page, come: Come) -> None:
    finished.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finished.get_by_role("button", name=EN("end.replay")).click()
    steps.replay_shown(finished, 0)
    for step in (1, 2):
        finished.keyboard.press("ArrowRight")
        steps.replay_shown(finished, step)
    finished.wait_for_url("**#step=2")
    finished.get_by_role("button", name=EN("replay.copy_link")).first.click()
    expect(finished.get_by_text(EN("replay.copied"))).to_be_visible()
    link = finished.evaluate("navigator.clipboard.readText()")
    assert link == finished.url
    friend = come()
    friend.goto(link)
    steps.replay_shown(friend, 2)
    assert steps.story(friend).all_text_contents() == steps.story(finished).all_text_contents()


@pytest.mark.prove
def test_it_runs_by_itself_as_fast_as_one_likes_until_the_end(come: Come) -> None:
    page = come()
    laid = steps.lay(page, begin={"position": steps.LAST})
    steps.play_to_the_end(page)
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    speed = page.get_by_role("combobox", name=EN("replay.speed"))
    speed.select_option(speed.locator("option").last.get_attribute("value") or "")
    page.get_by_role("button", name=EN("replay.play"), exact=True).click()
    steps.replay_shown(page, last_step(page))
    expect(page.get_by_role("button", name=EN("replay.play"), exact=True)).to_be_visible()


@pytest.mark.prove
def test_play_on_from_the_middle_of_a_finished_game(finished: Page) -> None:
    finished.get_by_role("button", name=EN("end.replay")).click()
    steps.replay_shown(finished, 0)
    finished.keyboard.press("ArrowRight")
    steps.replay_shown(finished, 1)
    left = finished.locator(".earth .left b").inner_text()
    finished.get_by_role("button", name=EN("replay.play_on")).first.click()
    sheet = finished.get_by_role("dialog", name=EN("replay.play_on_title", step=1))
    sheet.get_by_role("button", name=EN("replay.sit_down")).click()
    finished.wait_for_url("**/t/*")
    steps.settled(finished)
    assert int(finished.locator(".earth .left b").inner_text()) <= int(left)
    expect(steps.menu(finished)).to_contain_text(EN("table.origin_position"))
    finished.keyboard.press("Escape")
    steps.play_to_the_end(finished)


@pytest.mark.prove
def test_a_game_that_is_over_cannot_be_played_on_from_its_end(finished: Page) -> None:
    finished.get_by_role("button", name=EN("end.replay")).click()
    steps.replay_shown(finished, 0)
    finished.keyboard.press("End")
    steps.replay_shown(finished, last_step(finished))
    finished.get_by_role("button", name=EN("replay.play_on")).first.click()
    expect(finished.get_by_text(EN("replay.play_on_over"))).to_be_visible()


@pytest.mark.prove
def test_a_record_is_taken_along_and_brought_back(finished: Page, come: Come, tmp_path: Path) -> None:
    with finished.expect_download() as coming:
        finished.get_by_role("button", name=EN("end.download_record")).click()
    file = tmp_path / "game.txt"
    coming.value.save_as(file)
    assert coming.value.suggested_filename.endswith(".txt")
    assert file.read_text("utf-8").startswith("xenodeck record 1\n")
    story = steps.story(finished).all_text_contents()

    friend = come()
    friend.goto("/")
    friend.get_by_role("button", name=EN("shelf.record_title")).click()
    friend.get_by_label(EN("shelf.record_file")).set_input_files(file)
    friend.wait_for_url("**/r/*")
    steps.replay_shown(friend, 0)
    friend.keyboard.press("End")
    steps.replay_shown(friend, last_step(friend))
    look_by(friend, friend.get_by_role("combobox", name=EN("replay.eyes")).locator("option").nth(2).inner_text())
    assert len(steps.story(friend).all_text_contents()) >= len(story) - 1

    friend.goto("/")
    friend.get_by_role("button", name=EN("shelf.record_title")).click()
    sheet = friend.get_by_role("dialog")
    sheet.get_by_label(EN("shelf.record_text")).fill("nonsense")
    sheet.get_by_role("button", name=EN("shelf.record_go")).click()
    expect(sheet.get_by_role("alert")).to_contain_text("record")


@pytest.mark.prove
def test_a_running_game_has_no_replay_yet(come: Come) -> None:
    page = come()
    laid = steps.lay(page)
    page.goto(f"/r/{laid.id}")
    expect(page.get_by_role("alert")).to_have_text(EN("replay.not_over"))
    page.get_by_role("link", name=EN("replay.to_table")).click()
    steps.settled(page)


@pytest.mark.prove
def test_the_end_shows_how_the_scores_came_about_and_how_it_went(finished: Page) -> None:
    ending = finished.get_by_role("region", name=finished.locator(".ending h2").first.inner_text())
    rows = ending.locator("ol > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        if row.locator("details").get_attribute("open") is None:
            row.locator("summary").click()
        score = int(row.locator("summary b").inner_text())
        parts = row.locator(".sum .chip:not(.total) b").all_inner_texts()
        assert sum(int(part.replace("−", "-").replace("+", "")) for part in parts) == score
    chart = ending.get_by_role("figure")
    expect(chart.get_by_role("img")).to_be_visible()
    chart.get_by_role("button", name=EN("end.as_table")).click()
    expect(chart.get_by_role("table")).to_be_visible()
    ending.get_by_role("button", name=EN("end.look_at_table")).click()
    expect(finished.locator(".ending")).to_have_count(0)
    expect(finished.locator(".earth")).to_be_visible()
    finished.get_by_role("button", name=EN("end.show_result")).click()
    expect(finished.locator(".ending")).to_be_visible()
