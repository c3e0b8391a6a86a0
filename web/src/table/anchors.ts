// A registry of elements by name, so that a card can be animated from one place to another.
//
// A name is a place, and a seat if every seat has one: `deck`, `stack:2`, `seat:1`. The card a player holds is
// `hand:0/S3A`; if there is no such element, `hand:0` is taken, then `seat:0`.

const anchors = new Map<string, Set<HTMLElement>>();

/** As an attachment: `<div {@attach anchor("deck")}>`. */
export function anchor(name: string): (element: HTMLElement) => () => void {
  return (element) => {
    const here = anchors.get(name) ?? new Set();
    anchors.set(name, here.add(element));
    return () => {
      here.delete(element);
      if (!here.size) anchors.delete(name);
    };
  };
}

/** The visible element of a name, or of the next more general name that has one. */
export function anchorElement(name: string): HTMLElement | null {
  const [place = "", card] = name.split("/");
  const [, seat] = place.split(":");
  const names = [...(card === undefined ? [] : [name]), place, ...(seat === undefined ? [] : [`seat:${seat}`])];
  for (const one of names) {
    for (const element of anchors.get(one) ?? []) {
      if (element.getBoundingClientRect().width > 0) return element;
    }
  }
  return null;
}

/** The name of the uppermost anchor under a point: where a card is dropped. */
export function anchorAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  for (const element of under) {
    for (const [name, elements] of anchors) {
      for (const one of elements) if (one === element || one.contains(element)) if (!name.includes("/")) return name;
    }
  }
  return null;
}
