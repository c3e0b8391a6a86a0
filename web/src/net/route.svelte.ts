// Where in the app we are. The address bar is the truth; pages change without a reload.

/** The address as it is now. Read it in a template or an effect to follow it. */
export const route = $state({ path: location.pathname, hash: location.hash });

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Go to a page of the app, as a link to it would. */
export function go(address: string): void {
  history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}

/** Put another address in place of this one; the way back skips it. */
export function redirect(address: string): void {
  history.replaceState(null, "", address);
  look();
}

/** The address for a link that is shown elsewhere: on another device, in a message. */
export const absolute = (address: string): string => new URL(address, location.origin).href;

/**
 * Let plain clicks on links within `node` change the page without a reload: `<main {@attach links}>`.
 * Whatever a browser does with a link otherwise (new tab, download, another site) stays as it is.
 */
export function links(node: HTMLElement): () => void {
  const follow = (event: MouseEvent): void => {
    const address = innerAddress(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  node.addEventListener("click", follow);
  return () => node.removeEventListener("click", follow);
}

/** The address within the app that this click asks for, or null if the click is not ours. */
export function innerAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || link.rel.includes("external")) return null;
  const there = new URL(link.href);
  const served = there.pathname.startsWith("/api/") || /\.\w+$/.test(there.pathname); // files, not pages
  if (there.origin !== location.origin || served) return null;
  const samePage = there.pathname === location.pathname && there.search === location.search;
  if (samePage && there.hash) return null; // a jump within the page is the browser's own business
  return there.pathname + there.search + there.hash;
}

export type Page =
  | { name: "shelf" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string }
  | { name: "style" }
  | { name: "nowhere" };

/** The page that belongs to a path. */
export function pageOf(path: string): Page {
  const [, door = "", what = "", ...rest] = path.replace(/\/+$/, "").split("/");
  if (rest.length > 0) return { name: "nowhere" };
  const id = /^[a-z0-9-]{1,40}$/.test(what) ? what : "";
  const game = /^[a-z0-9_-]{1,40}$/i.test(what) ? what : "";
  if (!door) return { name: "shelf" };
  if (door === "style" && !what) return { name: "style" };
  if (door === "new" && game) return { name: "new", game };
  if (door === "rules" && game) return { name: "rules", game };
  if (door === "t" && id) return { name: "table", id };
  if (door === "r" && id) return { name: "replay", id };
  return { name: "nowhere" };
}

/**
 * The invitation in the address, if there is one. It is a secret: it leaves the address bar before anybody can read or
 * bookmark it.
 */
export function takeInvite(): string {
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite") ?? "";
  if (invite) redirect(location.pathname);
  return invite;
}
