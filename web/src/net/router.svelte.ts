// The router: the address bar says which page is shown; pages change without a reload.

/** The address as it is now. Read it in a template or an effect to follow it. */
export const route = $state({ path: location.pathname, hash: location.hash });

window.addEventListener("popstate", readAddress);
window.addEventListener("hashchange", readAddress);

function readAddress(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Go to a page of the app, like a link to it. */
export function navigate(address: string): void {
  history.pushState(null, "", address);
  readAddress();
  scrollTo(0, 0);
}

/** Replace the present address; the browser's back button skips it. */
export function redirect(address: string): void {
  history.replaceState(null, "", address);
  readAddress();
}

/** The full URL, for a link that is used elsewhere: on another device, in a message. */
export const absoluteUrl = (address: string): string => new URL(address, location.origin).href;

/**
 * Make plain clicks on links within `node` change the page without a reload: `<main {@attach interceptLinks}>`.
 * Everything else that a browser does with links (new tab, download, another site) stays as it is.
 */
export function interceptLinks(node: HTMLElement): () => void {
  const follow = (event: MouseEvent): void => {
    const address = internalAddress(event);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  };
  node.addEventListener("click", follow);
  return () => node.removeEventListener("click", follow);
}

/** The address within the app that a click leads to, or null if the browser shall handle it. */
export function internalAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || link.rel.includes("external")) return null;
  const there = new URL(link.href);
  const served = there.pathname.startsWith("/api/") || /\.\w+$/.test(there.pathname); // files, not pages
  if (there.origin !== location.origin || served) return null;
  const samePage = there.pathname === location.pathname && there.search === location.search;
  if (samePage && there.hash) return null; // the browser scrolls within a page
  return there.pathname + there.search + there.hash;
}

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string }
  | { name: "style" }
  | { name: "notFound" };

/** The page that belongs to a path. */
export function pageForPath(path: string): Page {
  const [, section = "", what = "", ...rest] = path.replace(/\/+$/, "").split("/");
  if (rest.length > 0) return { name: "notFound" };
  const id = /^[a-z0-9-]{1,40}$/.test(what) ? what : "";
  const game = /^[a-z0-9_-]{1,40}$/i.test(what) ? what : "";
  if (!section) return { name: "home" };
  if (section === "style" && !what) return { name: "style" };
  if (section === "new" && game) return { name: "new", game };
  if (section === "rules" && game) return { name: "rules", game };
  if (section === "t" && id) return { name: "table", id };
  if (section === "r" && id) return { name: "replay", id };
  return { name: "notFound" };
}

/**
 * The invitation code in the address, if there is one. It is secret, so it is removed from the address bar before it can be read or
 * bookmarked.
 */
export function takeInviteCode(): string {
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite") ?? "";
  if (invite) redirect(location.pathname);
  return invite;
}
