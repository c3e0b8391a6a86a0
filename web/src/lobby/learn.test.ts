import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { resetLearnt, markLessonDone } from "../table/learnt.svelte";
import { loadWords } from "../words/words";
import LearnButton from "./LearnButton.svelte";
import { game } from "./samples";

beforeAll(() => loadWords("en"));
beforeEach(() => resetLearnt());

const lesson = (id: string, title: string) => ({ id, title, seats: 2, steps: 3, mode: id });
const LEARN = /^Learn it in two minutes/;

function shown(lessons: ReturnType<typeof lesson>[]) {
  const asked = { onlearn: vi.fn(), onnear: vi.fn() };
  render(LearnButton, { game: game({ lessons }), locked: false, ...asked });
  return asked.onlearn;
}

test("the only lesson begins at once", async () => {
  const only = lesson("first", "Your first raid");
  const onlearn = shown([only]);
  await fireEvent.click(screen.getByRole("button", { name: LEARN }));
  expect(onlearn).toHaveBeenCalledWith(only);
  expect(screen.getByRole("button", { name: LEARN }).hasAttribute("aria-expanded")).toBe(false);
});

test("where each mode has a lesson one picks first, and those that are done are marked", async () => {
  const both = [lesson("calm", "Slowly"), lesson("race", "At once")];
  markLessonDone("ufoludki", "race");
  const onlearn = shown(both);
  const learn = screen.getByRole("button", { name: LEARN });
  await fireEvent.click(learn);
  expect(onlearn).not.toHaveBeenCalled();
  expect(learn.getAttribute("aria-expanded")).toBe("true");
  expect(learn.querySelector("svg")).toBeNull();
  expect(screen.getByRole("button", { name: "Slowly" }).querySelector("svg")).toBeNull();
  const done = screen.getByRole("button", { name: "At once" });
  expect(done.querySelector("svg")).not.toBeNull();
  await fireEvent.click(done);
  expect(onlearn).toHaveBeenCalledWith(both[1]);
  expect(screen.queryByRole("list")).toBeNull();
});

test("Escape puts the list away", async () => {
  shown([lesson("calm", "Slowly"), lesson("race", "At once")]);
  await fireEvent.click(screen.getByRole("button", { name: LEARN }));
  await fireEvent.keyDown(screen.getByRole("button", { name: "Slowly" }), { key: "Escape" });
  expect(screen.queryByRole("list")).toBeNull();
});
