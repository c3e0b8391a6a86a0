"""Metrics: everything that is counted can be read, and nothing in it names a person or a table."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from xenodeck.server.auth.tokens import new_guest_id, new_table_id
from xenodeck.server.telemetry import metrics as module
from xenodeck.server.telemetry.metrics import Metrics


def read(metrics: Metrics) -> dict[tuple[str, str], float]:
    """Values by name and label."""
    return {
        (sample.name, ",".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(metrics.render().decode())
        for sample in family.samples
    }


def some() -> Metrics:
    return Metrics(games=["toy", "other-toy"], refusals=["STALE", "NOT_YOUR_TURN"])


def test_what_happens_is_counted() -> None:
    metrics = some()
    metrics.tables("running", 3)
    metrics.connections(7, 2)
    metrics.moved("toy")
    metrics.moved("toy")
    metrics.refused("STALE")
    metrics.committed(4, 0.003)
    metrics.move_took(0.004)
    metrics.sent(5, 100)
    metrics.resynced("gap")
    metrics.thought(0.2)
    metrics.bot_late("slow")
    metrics.limited("request")
    metrics.lagged(0.001)
    metrics.store_failed()
    values = read(metrics)
    for name, label, value in [
        ("tables", "running", 3),
        ("tables", "open", 0),
        ("connections", "", 7),
        ("watchers", "", 2),
        ("moves_total", "toy", 2),
        ("moves_total", "other-toy", 0),
        ("refusals_total", "STALE", 1),
        ("commit_batch_size_sum", "", 4),
        ("commit_seconds_count", "", 1),
        ("move_seconds_sum", "", 0.004),
        ("frames_sent_total", "", 5),
        ("bytes_sent_total", "", 500),
        ("resyncs_total", "gap", 1),
        ("bot_thinking_seconds_sum", "", 0.2),
        ("bots_late_total", "slow", 1),
        ("bots_late_total", "died", 0),
        ("rate_limited_total", "request", 1),
        ("event_loop_lag_seconds_count", "", 1),
        ("store_errors_total", "", 1),
    ]:
        assert values[f"xenodeck_{name}", label] == value, name


def test_what_nobody_has_foreseen_is_other_and_names_nothing() -> None:
    """Text from a client must not become a label: it could be a name, and there could be millions."""
    metrics = some()
    before = len(read(metrics))
    secrets = [new_table_id() for _ in range(50)] + [new_guest_id() for _ in range(50)] + ["Zora"]
    for word in secrets:
        for count in (metrics.moved, metrics.refused, metrics.resynced, metrics.bot_late, metrics.limited):
            count(word)
        metrics.tables(word, 1)
    text = metrics.render().decode()
    assert not [word for word in secrets if word in text]
    assert read(metrics)["xenodeck_refusals_total", "other"] == len(secrets)
    assert len(read(metrics)) <= before + 2 * 6  # each with the moment it was created


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = some(), some()
    one.moved("toy")
    assert read(one)["xenodeck_moves_total", "toy"] == 1
    assert read(other)["xenodeck_moves_total", "toy"] == 0


def test_a_lag_below_nothing_counts_as_none() -> None:
    metrics = some()
    metrics.lagged(-0.5)
    assert read(metrics)["xenodeck_event_loop_lag_seconds_sum", ""] == 0


def test_the_kind_of_text_is_told() -> None:
    assert module.CONTENT_TYPE.startswith("text/plain")
