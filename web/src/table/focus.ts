// Whoever plays with keys or listens never loses the thread: what has the focus may go away with its card, its dialog or its
// game, and then the focus goes to the next answer, or to where it is said what is going on.

const ANSWERS = ":is(.loose, .confirm, .board .answers, .plate.playable, .hand .card.playable > button, .board .card.playable > button):not(:disabled)";
/** what is most worth the focus, first of all what lies over everything else */
const PLACES = [".ending h2[tabindex]", ".pause h2[tabindex], .pause .btn", ".coach .btn.go"];
const LANDMARKS = [".prompt", "main h1, main .btn", "main"];

/** As an attachment of the table; `keyed`: the person plays with keys, so the next answer itself takes the focus. */
export function keepFocus(keyed: () => boolean): (root: HTMLElement) => () => void {
  return (root) => {
    let planned = 0;
    const look = () => {
      planned = 0;
      if (isLost()) landing(root, keyed())?.focus({ preventScroll: !keyed() });
    };
    // the browser itself moves the focus away only with the next picture
    const plan = () => (planned ||= requestAnimationFrame(() => requestAnimationFrame(look)));
    const changes = new MutationObserver(plan);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "open", "class"] });
    plan();
    return () => {
      changes.disconnect();
      cancelAnimationFrame(planned);
    };
  };
}

/** Nothing has the focus, or something that cannot be used any more. */
export function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === document.documentElement || (at instanceof HTMLButtonElement && at.disabled);
}

/** Where the focus goes when it is lost. */
export function landing(root: HTMLElement, keyed: boolean): HTMLElement | null {
  const find = (what: string) => [...root.querySelectorAll<HTMLElement>(what)].find(isShown) ?? null;
  for (const place of PLACES) {
    const found = find(place);
    if (found) return found;
  }
  const answer = keyed ? find(ANSWERS) : null;
  if (answer) return answer;
  for (const landmark of LANDMARKS) {
    const found = find(landmark);
    if (!found) continue;
    if (!found.matches("button, a, [tabindex]")) found.tabIndex = -1;
    return found;
  }
  return null;
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
