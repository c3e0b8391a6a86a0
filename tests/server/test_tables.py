"""Tables from the first guest to the rematch, over the API and real sockets."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

from real_server import PATIENCE
from server.serving import Serving, pick, play_on, sit_down
from xenodeck.client.api import Api
from xenodeck.client.errors import Dismissed, Refused
from xenodeck.client.player import Player
from xenodeck.server.messages.replays import Replay
from xenodeck.server.messages.schemas import (
    Beginning,
    Created,
    GameSchema,
    Handover,
    Join,
    Kept,
    Me,
    MyTable,
    NewGuest,
    NewRecord,
    NewTable,
    Redeem,
    Rename,
    RuleSchema,
    Seated,
    SeatOnly,
    SeatWish,
    SettingSchema,
    TableSchema,
)

NOTHING = type(None)


async def post(api: Api, path: str, answer: Any, body: Any, guest: str = "") -> Any:
    if answer is NOTHING:
        status, _ = await raw(api, "POST", path, msgspec.json.encode(body), guest)
        assert status == 204
        return None
    return await api.call("POST", path, answer, body, guest)


async def raw(api: Api, method: str, path: str, body: bytes = b"", guest: str = "") -> tuple[int, bytes]:
    return await api._exchange(method, path, body, guest)


async def refusal(awaitable: Any) -> str:
    with pytest.raises((Refused, Dismissed)) as no:
        await awaitable
    return str(no.value.code)


async def listed(api: Api, status: str) -> list[str]:
    return [t.id for t in await api.call("GET", f"/api/tables?status={status}", list[TableSchema])]


def seats(*kinds: str) -> list[SeatWish]:
    return [SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]


async def new(api: Api, guest: str, *kinds: str, **wish: Any) -> Created:
    return await api.table(guest, NewTable("ufoludki", seats(*kinds), **{"pace": 0, **wish}))


# -- people --------------------------------------------------------------------------------------------------------


async def test_a_guest_without_a_name_gets_one(site: Serving) -> None:
    assert len((await site.api().guest()).alias) > 2


async def test_a_guest_takes_another_name_from_the_next_table_on(site: Serving) -> None:
    api = site.api()
    guest = await api.guest("Before")
    first = await new(api, guest.token, "me", "bot")
    assert (await api.call("POST", "/api/me", Me, Rename(" After "), guest.token)).alias == "After"
    assert (await api.call("GET", "/api/me", Me, guest=guest.token)).alias == "After"
    second = await new(api, guest.token, "me", "bot")
    names = [(await api.call("GET", f"/api/tables/{t.table}", TableSchema)).seats[0].name for t in (first, second)]
    assert names == ["Before", "After"]
    assert await refusal(api.call("POST", "/api/me", Me, Rename("x"), "nobody")) == "NO_GUEST"


async def test_an_alias_of_nothing_but_tricks_is_refused(site: Serving) -> None:
    no = await refusal(site.api().call("POST", "/api/guests", dict, NewGuest("\u200b\u202e ")))
    assert no == "BAD_FORMAT"


async def test_nobody_sets_up_a_table_without_a_guest_token(site: Serving) -> None:
    api = site.api()
    assert await refusal(new(api, "", "me", "bot")) == "NO_GUEST"
    token = (await api.guest()).token
    assert await refusal(new(api, token[:-2] + "xx", "me", "bot")) == "NO_GUEST"


async def test_a_seat_token_is_no_guest_token_and_the_other_way_round(site: Serving) -> None:
    api = site.api()
    guest = await api.guest()
    made = await new(api, guest.token, "me", "bot")
    assert await refusal(new(api, made.you[0].token, "me", "bot")) == "NO_GUEST"
    assert await refusal(Player(api.socket, made.table, guest.token).__aenter__()) == "BAD_TOKEN"


# -- seats ---------------------------------------------------------------------------------------------------------


async def test_a_table_starts_when_its_last_seat_is_taken(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest("Ada"), await api.guest("Ada")
    made = await new(api, host.token, "me", "open", listed=True)
    assert made.table in await listed(api, "open")
    async with Player(api.socket, made.table, made.you[0].token) as first:
        assert first.scene.table.status == "open"
        assert first.scene.view is None
        seated = await api.join(friend.token, made.table, Join())
        await asyncio.wait_for(first.until(lambda: first.scene.table.status == "running"), PATIENCE)
        assert [s.name for s in first.scene.seats] == ["Ada", "Ada 2"]
        async with Player(api.socket, made.table, seated.token) as second:
            assert {first.question is None, second.question is None} == {True, False}
    assert made.table in await listed(api, "running")
    assert made.table not in await listed(api, "open")
    assert await refusal(api.join((await api.guest()).token, made.table, Join())) == "ALREADY_STARTED"


async def test_whoever_joins_again_gets_the_same_seat(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest(), await api.guest()
    made = await new(api, host.token, "me", "open", "open")
    first = await api.join(friend.token, made.table, Join(seat=2))
    again = await api.join(friend.token, made.table, Join())
    assert (first.seat, again.seat) == (2, 2)
    other = await api.guest()
    assert await refusal(api.join(other.token, made.table, Join(seat=2))) == "SEAT_TAKEN"
    assert await refusal(api.join(other.token, made.table, Join(seat=7))) == "NO_SEAT"


async def test_an_invitation_is_good_for_one_person_and_one_seat(site: Serving) -> None:
    api = site.api()
    host, friend, thief = [await api.guest() for _ in range(3)]
    made = await new(api, host.token, "me", "invite", "open")
    assert list(made.invites) == ["1"]
    assert (await api.join(thief.token, made.table, Join())).seat == 2
    other = await api.guest()
    assert await refusal(api.join(other.token, made.table, Join())) == "NO_FREE_SEAT"
    assert await refusal(api.join(other.token, made.table, Join(invite="aaaa-bbbb-cccc"))) == "BAD_INVITE"
    assert (await api.join(friend.token, made.table, Join(invite=made.invites["1"].upper()))).seat == 1
    assert await refusal(api.join(other.token, made.table, Join(invite=made.invites["1"]))) in {
        "BAD_INVITE",
        "ALREADY_STARTED",
    }


async def test_the_host_starts_with_bots_or_closes_the_table(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest(), await api.guest()
    made = await new(api, host.token, "me", "open", "open", "invite")
    seated = await api.join(friend.token, made.table, Join())
    path, mine = f"/api/tables/{made.table}", SeatOnly(made.you[0].token)
    assert await refusal(post(api, f"{path}/start", dict, SeatOnly(seated.token))) == "NOT_HOST"
    await post(api, f"{path}/start", NOTHING, mine)
    table = await api.call("GET", path, TableSchema)
    assert [s.kind for s in table.seats] == ["person", "person", "bot", "bot"]
    assert table.status == "running"
    assert await refusal(post(api, f"{path}/close", dict, mine)) == "ALREADY_STARTED"
    second = await new(api, host.token, "me", "open")
    await post(api, f"/api/tables/{second.table}/close", NOTHING, SeatOnly(second.you[0].token))
    assert await refusal(api.call("GET", f"/api/tables/{second.table}", TableSchema)) == "NO_TABLE"


async def test_whoever_leaves_before_the_start_frees_the_seat_and_during_it_a_bot_takes_over(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest(), await api.guest()
    made = await new(api, host.token, "me", "open")
    path = f"/api/tables/{made.table}"
    other = await new(api, host.token, "me", "open", "open")
    gone = await api.join(friend.token, other.table, Join())
    await post(api, f"/api/tables/{other.table}/leave", NOTHING, SeatOnly(gone.token))
    kinds = [s.kind for s in (await api.call("GET", f"/api/tables/{other.table}", TableSchema)).seats]
    assert kinds == ["person", "open", "open"]
    seated = await api.join(friend.token, made.table, Join())
    async with Player(api.socket, made.table, made.you[0].token) as stays:
        async with Player(api.socket, made.table, seated.token) as leaves:
            await post(api, f"{path}/leave", NOTHING, SeatOnly(seated.token))
            with pytest.raises(Dismissed, match="SEAT_LEFT"):
                await asyncio.wait_for(leaves.until(lambda: False), PATIENCE)
        await asyncio.wait_for(stays.until(lambda: stays.scene.seats[1].kind == "bot"), PATIENCE)
        assert await refusal(Player(api.socket, made.table, seated.token).__aenter__()) == "BAD_TOKEN"
        await asyncio.wait_for(play_on(stays), PATIENCE)
        assert stays.over


# -- privacy -------------------------------------------------------------------------------------------------------


async def test_a_private_table_is_in_no_list_and_a_wrong_id_tells_nothing(site: Serving) -> None:
    api = site.api()
    host = await api.guest()
    made = await new(api, host.token, "me", "open")
    for status in ("open", "running", "over"):
        assert made.table not in await listed(api, status)
    wrong = "zzzz" + made.table[4:]
    one, two = [await raw(api, "GET", f"/api/tables/{t}{p}") for t, p in ((wrong, ""), ("abcd-efgh-jkmn", "/record"))]
    assert one == two
    assert one[0] == 404


async def test_a_pass_phrase_keeps_out_whoever_does_not_know_it(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest(), await api.guest()
    made = await new(api, host.token, "me", "open", phrase="swordfish")
    assert await refusal(api.join(friend.token, made.table, Join())) == "WRONG_PHRASE"
    assert await refusal(api.join(friend.token, made.table, Join(phrase="sword"))) == "WRONG_PHRASE"
    assert await refusal(Player(api.socket, made.table).__aenter__()) == "WRONG_PHRASE"
    assert await refusal(api.call("GET", f"/api/tables/{made.table}", TableSchema)) == "WRONG_PHRASE"
    async with Player(api.socket, made.table, phrase="swordfish") as watcher:
        assert watcher.scene.you == -1
    assert (await api.join(friend.token, made.table, Join(phrase="swordfish"))).seat == 1


async def test_a_pass_phrase_may_have_any_letters(site: Serving) -> None:
    api = site.api()
    host = await api.guest()
    made = await new(api, host.token, "me", "open", phrase="dwa księżyce 100% ✦")
    address = f"{site.url}/api/tables/{made.table}"
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        assert (await web.get(address, headers={"X-Phrase": quote("dwa księżyce 100% ✦")})).status_code == 200
        assert (await web.get(address, headers={"X-Phrase": quote("dwa ksiezyce 100% ✦")})).status_code == 403


async def test_a_table_may_do_without_spectators(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, watch=False)
    assert await refusal(sitting.player(-1).__aenter__()) == "NOT_WATCHED"
    assert await refusal(sitting.api.call("GET", f"/api/tables/{sitting.table}/position", dict)) == "NOT_WATCHED"


# -- one person, two devices ---------------------------------------------------------------------------------------


async def test_a_second_device_takes_the_same_seat_with_a_code_that_is_good_once(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2)
    api, path = sitting.api, f"/api/tables/{sitting.table}"
    given = await post(api, f"{path}/handover", Handover, SeatOnly(sitting.tokens[0]))
    seated = await post(api, "/api/handover", Seated, Redeem(given.code))
    assert (seated.table, seated.seat) == (sitting.table, 0)
    assert await refusal(post(api, "/api/handover", Seated, Redeem(given.code))) == "BAD_CODE"
    async with sitting.player(0) as laptop, Player(api.socket, sitting.table, seated.token) as phone:
        assert laptop.scene == phone.scene
    rotated = await post(api, f"{path}/rotate", Seated, SeatOnly(seated.token))
    assert await refusal(sitting.player(0).__aenter__()) == "BAD_TOKEN"
    async with Player(api.socket, sitting.table, rotated.token) as player:
        assert player.scene.you == 0


async def test_my_tables_know_my_seats_and_whether_it_is_my_turn(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2)
    asked = []
    for seat, guest in sitting.guests.items():
        mine = await sitting.api.call("GET", "/api/me/tables", list[MyTable], guest=guest)
        assert [(t.table.id, [s.seat for s in t.seats]) for t in mine] == [(sitting.table, [seat])]
        asked.append(mine[0].asked)
        async with Player(sitting.api.socket, sitting.table, mine[0].seats[0].token) as player:
            assert player.scene.you == seat
    assert sorted(asked) == [False, True]


# -- the end and after ---------------------------------------------------------------------------------------------


async def finished(site: Serving, **wish: Any) -> Any:
    sitting = await sit_down(site.api(), "ufoludki", 2, 1, **wish)
    async with sitting.everybody() as players:
        await asyncio.wait_for(asyncio.gather(play_on(players[0]), play_on(players[1])), PATIENCE)
    return sitting


async def test_a_rematch_seats_the_same_people_at_a_new_table(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, 1)
    path = f"/api/tables/{sitting.table}"
    assert await refusal(post(sitting.api, f"{path}/rematch", Seated, SeatOnly(sitting.tokens[0]))) == "NOT_OVER"
    async with sitting.everybody() as players:
        await asyncio.wait_for(asyncio.gather(play_on(players[0]), play_on(players[1])), PATIENCE)
        first = await post(sitting.api, f"{path}/rematch", Seated, SeatOnly(sitting.tokens[1]))
        await asyncio.wait_for(players[0].until(lambda: players[0].scene.table.next == first.table), PATIENCE)
    thief = await sitting.api.guest()
    assert await refusal(sitting.api.join(thief.token, first.table, Join())) == "NO_FREE_SEAT"
    second = await post(sitting.api, f"{path}/rematch", Seated, SeatOnly(sitting.tokens[0]))
    assert (second.table, first.seat, second.seat) == (first.table, 1, 0)
    table = await sitting.api.call("GET", f"/api/tables/{first.table}", TableSchema)
    assert (table.status, [s.kind for s in table.seats]) == ("running", ["person", "person", "bot"])


async def test_a_running_game_has_no_record_no_replay_and_no_whole_position(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2)
    path = f"/api/tables/{sitting.table}"
    assert await refusal(sitting.api.call("GET", f"{path}/record", dict)) == "NOT_OVER"
    assert await refusal(sitting.api.call("GET", f"{path}/replay", dict)) == "NOT_OVER"
    assert await refusal(sitting.api.call("GET", f"{path}/position?step=0", dict)) == "NOT_OVER"
    position = await sitting.api.call("GET", f"{path}/position", dict)
    assert {card for hand in position["hands"] for card in hand} <= {"?"}
    assert "seed" not in position.get("config", {})
    wish = NewTable("ufoludki", seats("me", "bot"), begin=Beginning(table=sitting.table))
    assert await refusal(sitting.api.table(sitting.guests[0], wish)) == "NOT_OVER"


async def test_a_finished_game_can_be_downloaded_replayed_uploaded_and_played_on(site: Serving) -> None:
    sitting = await finished(site)
    api, guest = sitting.api, sitting.guests[0]
    status, data = await raw(api, "GET", f"/api/tables/{sitting.table}/record")
    assert status == 200
    text = data.decode()
    everybody = await api.call("GET", f"/api/tables/{sitting.table}/replay?viewer=-2", Replay)
    as_seat = await api.call("GET", f"/api/tables/{sitting.table}/replay?viewer=0&lang=pl", Replay)
    assert all("?" not in card for card in everybody.steps[0].view.places["hand"][1].cards)
    assert as_seat.steps[0].view.places["hand"][1].cards == []
    assert everybody.scores == everybody.steps[-1].view.fields["loot"]
    assert all(s.standing == s.view.standing == s.view.fields["loot"] for s in everybody.steps + as_seat.steps)
    assert [sum(entry.number for entry in entries) for entries in everybody.sums] == everybody.scores
    labels = {entry.label for entries in as_seat.sums for entry in entries}
    assert "z Ziemi" in labels <= {"z Ziemi", "od innych", "zabrane przez innych", "oddane Ziemi"}
    assert as_seat.steps[1].log[0].text
    kept = await api.call("POST", "/api/records", Kept, NewRecord(text), guest)
    again = await api.call("GET", f"/api/tables/{kept.table}/replay?viewer=-2", Replay)
    assert [s.view for s in again.steps] == [s.view for s in everybody.steps]
    for begin in (Beginning(table=kept.table, step=5), Beginning(record=text, step=5)):
        made = await api.table(guest, NewTable("ufoludki", seats("me", "bot", "bot"), begin=begin, pace=0))
        async with Player(api.socket, made.table, made.you[0].token) as player:
            assert player.scene.table.origin == "position"
            await asyncio.wait_for(play_on(player), PATIENCE)
            assert player.over
        last = Beginning(table=kept.table, step=len(everybody.steps) - 1)
        assert (
            await refusal(api.table(guest, NewTable("ufoludki", seats("me", "bot", "bot"), begin=last))) == "GAME_OVER"
        )
        _, played_on = await raw(api, "GET", f"/api/tables/{made.table}/record")
        assert b"position {" in played_on
        assert text.split("seed ")[1].split()[0].encode() not in played_on


async def test_a_record_that_does_not_replay_is_refused(site: Serving) -> None:
    sitting = await finished(site)
    _, data = await raw(sitting.api, "GET", f"/api/tables/{sitting.table}/record")
    broken = data.decode().replace("scores ", "scores 9")
    for text in (broken, "xenodeck record 1", "", "{}", data.decode().replace("rules 1", "rules 99")):
        no = await refusal(sitting.api.call("POST", "/api/records", Kept, NewRecord(text), sitting.guests[0]))
        assert no in {"BAD_RECORD", "UNKNOWN_RULES"}, text[:40]


async def test_a_table_begins_from_an_uploaded_position(site: Serving) -> None:
    api = site.api()
    guest = await api.guest()
    position = {
        "earth": 12,
        "loot": [3, 0],
        "hands": [["S4B"], ["RECRUIT"]],
        "stacks": [["RECRUIT"], []],
        "deck": ["S2A", "S2B", "S3A"],
    }
    wish = NewTable("ufoludki", seats("me", "me"), begin=Beginning(position=position), pace=0)
    made = await api.table(guest.token, wish)
    async with Player(api.socket, made.table, made.you[0].token) as player:
        assert player.question is not None
        assert [o.word for o in player.question.options] == ["S4B"]
        assert player.scene.view is not None
        assert player.scene.view.fields["earth"] == 12
    for bad in ({}, {"hands": 3}, {**position, "earth": -1}, {**position, "hands": [["NO"], []]}):
        wish = NewTable("ufoludki", seats("me", "me"), begin=Beginning(position=bad))
        assert await refusal(api.table(guest.token, wish)) in {"BAD_POSITION", "BAD_CONFIG"}, bad


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "UNKNOWN_GAME"),
        ({"seats": [SeatWish("me")]}, "BAD_CONFIG"),
        ({"seats": [SeatWish("me")] * 6}, "BAD_CONFIG"),
        ({"mode": "backwards"}, "BAD_CONFIG"),
        ({"options": {"loot": 0}}, "BAD_CONFIG"),
        ({"options": {"luck": 1}}, "BAD_CONFIG"),
        ({"seats": [SeatWish("me"), SeatWish("bot", "genius")]}, "BAD_CONFIG"),
        ({"seats": [SeatWish("me"), SeatWish("bot", "dreamer:999999")]}, "BAD_CONFIG"),
        ({"begin": Beginning(seed=1, position={})}, "BAD_CONFIG"),
        ({"begin": Beginning(table="abcd-efgh-jkmn")}, "NO_TABLE"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(site: Serving, wish: dict[str, Any], code: str) -> None:
    api = site.api()
    guest = await api.guest()
    whole = {"game": "ufoludki", "seats": seats("me", "bot"), **wish}
    assert await refusal(api.table(guest.token, NewTable(**whole))) == code


# -- at the table --------------------------------------------------------------------------------------------------


async def test_chat_is_heard_by_all_and_kept_with_the_table(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2)
    async with sitting.player(0) as speaker, sitting.player(1, lang="pl") as hearer, sitting.player(-1) as watcher:
        await speaker.say("  hi \u202eall ")
        await speaker.say(phrase="good_luck")
        for player in (hearer, watcher):
            await asyncio.wait_for(player.until(lambda p=player: len(p.chat) == 2), PATIENCE)
        assert [line.text for line in watcher.chat] == ["hi all", "Good luck!"]
        assert [line.text for line in hearer.chat] == ["hi all", "Powodzenia!"]
        assert await refusal(watcher.say("boo")) == "NOT_SEATED"
        assert await refusal(speaker.say(phrase="rude")) == "NO_SUCH_PHRASE"
        assert await refusal(speaker.say("\u200b")) == "BAD_FORMAT"
    async with sitting.player(1) as later:
        assert [line.text for line in later.chat] == ["hi all", "Good luck!"]


async def test_why_not_hint_and_refusals_come_with_the_rule(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=3)
    async with sitting.player(0) as one, sitting.player(1, lang="pl") as two:
        asked, other = (one, two) if one.question is not None else (two, one)
        assert asked.question is not None
        because = await asked.why("GENERAL 7 7")
        assert not because.allowed
        assert because.code
        assert because.foretold == []
        allowed = await asked.why(asked.question.options[0].word)
        assert allowed.allowed
        for words in ("NOSUCHCARD", "²", "9" * 30, "{", '{"type": 3}'):
            with pytest.raises(Refused) as no:
                await asked.move(words)
            assert no.value.code
            assert no.value.text
        with pytest.raises(Refused) as no:
            await other.move("S2A", ask="anything")
        assert (no.value.code, no.value.rule) == ("NOT_YOUR_TURN", "4.4")
        hint = await asked.hint()
        assert hint.word in [o.word for o in asked.question.options]
        assert hint.reasons
        assert await refusal(other.hint()) == "NOT_YOUR_TURN"


POSITION = {
    "earth": 12,
    "loot": [5, 7],
    "hands": [["S3A", "COUNTER", "SWARM", "SWARM", "S2B"], ["S4A", "S4B", "S2A", "S3B", "SWARM"]],
    "stacks": [[], ["S3A"]],
    "deck": ["S2A", "S3B", "S4A", "S4B", "SWARM", "RECRUIT", "GENERAL"] * 2,
}


async def test_what_a_move_would_certainly_bring_is_told_in_the_words_of_the_log(site: Serving) -> None:
    wish = {"begin": Beginning(position=POSITION), "assist": False}
    api = site.api()
    guest = await api.guest("Ada")
    made = await api.table(guest.token, NewTable("ufoludki", seats("me", "open"), pace=0, **wish))
    await api.join((await api.guest("Bo")).token, made.table, Join())
    heard: list[bytes] = []
    async with Player(api.socket, made.table, made.you[0].token, frames=heard.append) as ada:
        await ada.asked()
        before = len(heard)
        assert (await ada.why("SWARM")).foretold == []
        foretold = (await ada.why("S3A")).foretold
        assert [line.text for line in foretold] == [
            "You play Saucer 3 with a moon.",
            "You take 3 tokens from Bo.",
        ]
        assert (foretold[1].what, foretold[1].seat, foretold[1].other, foretold[1].number) == ("rob", 0, 1, 3)
        assert ada.scene.view is not None
        assert ada.scene.view.standing == [5, 7]
        answers = [json.loads(frame)["t"] for frame in heard[before:]]
        assert answers == ["because", "because"], "whoever only asks changes nothing"
        await ada.move("S3A")
        await ada.until(lambda: ada.scene.view is not None and ada.scene.view.standing == [8, 4])
        assert list(ada.log)[-len(foretold) - 1 : -1] == foretold


async def test_the_result_says_how_every_score_came_about(site: Serving) -> None:
    for begin, starts in ((Beginning(position=POSITION), [5, 7]), (Beginning(seed=5), [0, 0])):
        api = site.api()
        guest = await api.guest("Ada")
        made = await api.table(guest.token, NewTable("ufoludki", seats("me", "bot"), begin=begin, pace=0))
        async with Player(api.socket, made.table, made.you[0].token) as ada:
            await asyncio.wait_for(play_on(ada), PATIENCE)
            result = ada.scene.result
        assert result is not None
        assert [sum(entry.number for entry in entries) for entries in result.sums] == result.scores
        had = [sum(entry.number for entry in entries if entry.label == "at the start") for entries in result.sums]
        assert had == starts
        replay = await api.call("GET", f"/api/tables/{made.table}/replay", Replay)
        assert replay.sums == result.sums


async def test_a_game_is_described_for_people(site: Serving) -> None:
    english, polish = [await site.api().call("GET", f"/api/games/ufoludki?lang={n}", GameSchema) for n in ("en", "pl")]
    assert [bot.name for bot in english.bots] == ["Random", "Raider", "Dreamer"]
    assert [bot.name for bot in polish.bots] == ["Losowy", "Rabuś", "Marzyciel"]
    told = await site.api().call("GET", "/api/games/ufoludki/options?lang=en", list[SettingSchema])
    options = {option.name: option for option in told}
    assert (options["loot"].title, options["loot"].labels) == ("Loot on Earth", {})
    assert options["refill_timing"].labels == {"own_turn": "on the own turn", "immediate": "at once"}
    assert list(options["refill_timing"].labels) == options["refill_timing"].choices
    assert english.counts == options["deck"].default
    assert list(english.counts) == list(english.cards)


async def test_the_rules_of_a_game_are_told_as_they_are_and_as_they_were(site: Serving) -> None:
    for lang in ("en", "pl"):
        pages = [
            await site.api().call("GET", f"/api/games/alieninjas/rules?lang={lang}{version}", list[RuleSchema])
            for version in ("", "&version=2", "&version=1")
        ]
        numbers = [[rule.number for rule in page] for page in pages]
        texts = [next(rule.text for rule in page if rule.number == "11.1") for page in pages]
        assert numbers[0] == numbers[1] == numbers[2]
        assert texts[0] == texts[1] != texts[2]
    with pytest.raises(Refused) as no:
        await site.api().call("GET", "/api/games/alieninjas/rules?version=9", list[RuleSchema])
    assert no.value.code == "UNKNOWN_RULES"


async def test_a_table_may_do_without_hints_and_undo(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, assist=False, undo=False)
    async with sitting.everybody() as players:
        asked = next(p for s, p in players.items() if s >= 0 and p.question is not None)
        assert await refusal(asked.hint()) == "NO_HINTS_HERE"
        assert await refusal(asked.undo()) == "NO_UNDO_HERE"


async def test_back_takes_back_a_part_and_others_see_nothing_of_it(site: Serving) -> None:
    sitting = await sit_down(site.api(), "auction", 3, seed=1)
    heard: list[bytes] = []
    async with sitting.player(0) as bidder, sitting.player(1, frames=heard.append) as other:
        question = await bidder.asked()
        assert question is not None
        await other.ping()  # what was sent before is here now
        before = len(heard)
        await bidder.move(pick(question))
        await bidder.until(lambda: bidder.question is not None and bool(bidder.question.before))
        await bidder.back()
        await bidder.until(lambda: bidder.question == question)
        assert await refusal(bidder.back()) == "NOTHING_BEGUN"
        await other.ping()
        assert [msgspec.json.decode(frame)["t"] for frame in heard[before:]] == ["pong"]
