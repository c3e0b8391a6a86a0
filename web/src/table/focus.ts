// Focus management, for keyboards and screen readers: if the focused element disappears with its card, dialog or game, the focus goes
// to the next answer, or to the prompt.

const ANSWERS = ":is(.loose, .confirm, .board .answers, .plate.playable, .hand .card.playable > button, .board .card.playable > button):not(:disabled)";
/** preferred elements: first what covers everything else */
const PLACES = [".ending h2[tabindex]", ".pause h2[tabindex], .pause .btn", ".coach .btn.go"];
const LANDMARKS = [".prompt", "main h1, main .btn", "main"];

/** An attachment for the table. `keyed`: the person plays with keys, so the next answer itself gets the focus. */
export function restoreFocus(keyed: () => boolean): (root: HTMLElement) => () => void {
  return (root) => {
    let planned = 0;
    const look = () => {
      planned = 0;
      if (isFocusLost()) focusTarget(root, keyed())?.focus({ preventScroll: !keyed() });
    };
    // the browser moves the focus away only with the next frame it renders
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

/** Nothing has the focus, or a disabled button has it. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === document.documentElement || (at instanceof HTMLButtonElement && at.disabled);
}

/** The element that gets a lost focus. */
export function focusTarget(root: HTMLElement, keyed: boolean): HTMLElement | null {
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
