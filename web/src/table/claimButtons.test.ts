import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Scene } from "../protocol";
import { number, question, scene, table, view } from "../testkit/scenes";
import { loadWords } from "../words/words";
import SecretWindow from "./SecretWindow.svelte";
import OwnNotes from "./OwnNotes.svelte";
import ClaimButtons from "./ClaimButtons.svelte";

beforeAll(() => loadWords("en"));

const talking = (left: number): Partial<Scene> => ({
  talk: { left, topics: [{ words: "hand", subject: "hand", text: "my hand", labels: [{ word: "good", text: "good" }] }, { words: "role 1", subject: "role", text: "the role of Bo", other: 1, labels: [{ word: "day", text: "Day" }] }] },
});
const button = (name: string) => screen.queryByRole("button", { name }) as HTMLButtonElement | null;

describe("claims", () => {
  test("first what it is about, then what one says of it", async () => {
    const player = { claim: vi.fn(() => Promise.resolve(true)) };
    render(ClaimButtons, { table: table(scene({ view: view(), ...talking(2) })), player });
    expect(button("Day")).toBeNull();
    await fireEvent.click(button("the role of Bo")!);
    await fireEvent.click(button("Day")!);
    expect(player.claim).toHaveBeenCalledWith("role 1 day");
    await vi.waitFor(() => expect(button("Day")).toBeNull());
  });

  test("whoever has said enough sees that", () => {
    render(ClaimButtons, { table: table(scene({ view: view(), ...talking(0) })), player: { claim: () => Promise.resolve(true) } });
    expect(button("my hand")?.disabled).toBe(true);
    expect(screen.getByText("0 left in this turn")).toBeTruthy();
  });

  test("there is nothing where this is no time to speak", () => {
    render(ClaimButtons, { table: table(scene({ view: view() })), player: { claim: () => Promise.resolve(true) } });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a secret window", () => {
  test("looks the same to whoever is asked and whoever is not", () => {
    const moment = { kind: "stop", text: "", opened: 1000, due: 5000 };
    const shown = [scene({ view: view() }), scene({ view: view(), question: question([number(0), number(1)]) })].map((one) => {
      const { container, unmount } = render(SecretWindow, { table: table({ ...one, window: moment }), moment });
      const html = container.innerHTML.replace(/-?\d+ms/g, "ms");
      unmount();
      return html;
    });
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).toContain("A moment for whoever may answer");
  });

  test("has no bar where it waits for the only person here", () => {
    const { container } = render(SecretWindow, { table: table(scene({ view: view() })), moment: { kind: "stop", text: "Wind?", opened: 1000, due: 0 } });
    expect(container.querySelector("i")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("Wind?");
  });
});

test("own notes are there for whoever has some, the latest first", () => {
  const saw = [{ what: "lamp", text: "You look at a role." }, { what: "pass", text: "You pass a Sun." }];
  render(OwnNotes, { table: table(scene({ view: view(), saw })) });
  expect(screen.getByText("My notes (2)")).toBeTruthy();
  expect(screen.getAllByRole("listitem", { hidden: true }).map((one) => one.textContent)).toEqual(["You pass a Sun.", "You look at a role."]);
});
