// Where things are on the screen, by name, so that a card can travel from one place to another.
//
// A name is a place, and a seat if every seat has one: `deck`, `stack:2`, `seat:1`. The card a player holds is
// `hand:0/S3A`; whoever looks for it and does not find it takes `hand:0`, then `seat:0`.

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

/** The element of a name that can be seen, or of the nearest name that has one. */
export function anchored(name: string): HTMLElement | null {
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

/** The name of what lies under a point, nearest first: for whoever drops a card there. */
export function anchorAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  for (const element of under) {
    for (const [name, elements] of anchors) {
      for (const one of elements) if (one === element || one.contains(element)) if (!name.includes("/")) return name;
    }
  }
  return null;
}
