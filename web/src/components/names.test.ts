// Whoever listens hears a name for everything that can be pressed on the head of a page.

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { loadWords, say } from "../words/words";
import TopBar from "./TopBar.svelte";

beforeAll(() => loadWords("en"));

const nameOf = (one: HTMLElement): string => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();

test.each([{ home: true }, { home: false }])("nothing to press is without a name (%o)", (props) => {
  render(TopBar, props);
  const pressed = [...screen.getAllByRole("button"), ...screen.queryAllByRole("link")];
  expect(pressed.length).toBeGreaterThan(1);
  expect(pressed.filter((one) => !nameOf(one)).map((one) => one.outerHTML)).toEqual([]);
  expect(pressed.map(nameOf)).toContain(say("table.settings"));
});
