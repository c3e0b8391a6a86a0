import { afterEach, describe, expect, it } from "vitest";
import { navigate, internalAddress, interceptLinks, pageForPath, redirect, route, takeInviteCode } from "./router.svelte";

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  document.body.innerHTML = "";
  redirect("/");
});

/** A page with this link, and what a click on it does. */
function click(html: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  undo = interceptLinks(document.body);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector("a span, a")?.dispatchEvent(event);
  return event;
}

describe("links", () => {
  it("within the app change the page without a reload", () => {
    expect(click('<a href="/t/abcd-efgh"><span>go</span></a>').defaultPrevented).toBe(true);
    expect(route.path).toBe("/t/abcd-efgh");
    expect(location.pathname).toBe("/t/abcd-efgh");
  });

  it.each([
    ['<a href="https://elsewhere.example/t/x">x</a>', {}],
    ['<a href="/t/x" target="_blank">x</a>', {}],
    ['<a href="/x.txt" download>x</a>', {}],
    ['<a href="/api/openapi.json">x</a>', {}],
    ['<a href="#rule-3">x</a>', {}],
    ['<a href="/t/x">x</a>', { ctrlKey: true }],
    ['<a href="/t/x">x</a>', { button: 1 }],
  ])("of other kinds are the browser's own business: %s %j", (html, how) => {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    document.querySelector("a")?.addEventListener("click", (clicked) => {
      expect(internalAddress(clicked)).toBeNull();
      clicked.preventDefault(); // the test has nowhere to go
    });
    document.querySelector("a")?.dispatchEvent(event);
    expect(route.path).toBe("/");
  });
});

it("knows every page by its path", () => {
  expect(pageForPath("/")).toEqual({ name: "home" });
  expect(pageForPath("/new/ufoludki")).toEqual({ name: "new", game: "ufoludki" });
  expect(pageForPath("/t/abcd-efgh-jkmn/")).toEqual({ name: "table", id: "abcd-efgh-jkmn" });
  expect(pageForPath("/r/abcd")).toEqual({ name: "replay", id: "abcd" });
  expect(pageForPath("/rules/frenzy")).toEqual({ name: "rules", game: "frenzy" });
  expect(pageForPath("/style")).toEqual({ name: "style" });
  for (const path of ["/t/", "/t/A B", "/x", "/t/a/b"]) expect(pageForPath(path)).toEqual({ name: "notFound" });
});

it("takes an invitation out of the address bar at once", () => {
  navigate("/t/abcd#invite=xyz-123");
  expect(takeInviteCode()).toBe("xyz-123");
  expect(location.hash).toBe("");
  expect(route).toMatchObject({ path: "/t/abcd", hash: "" });
  expect(takeInviteCode()).toBe("");
});
