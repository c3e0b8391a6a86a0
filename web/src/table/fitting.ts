// Scales text, or a whole board, so that it fits into a place of fixed size.

const SCALES = [1, 0.93, 0.86, 0.8, 0.74];
const SMALLEST_FONT = 11; // px, the smallest size that is readable

/** An attachment: makes the text of an element smaller until it fits; sets `data-long` if it still does not fit. */
export function fitText(element: HTMLElement): () => void {
  const fit = (): void => {
    element.style.fontSize = "";
    delete element.dataset.long;
    const usual = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const scale of SCALES) {
      if (scale < 1) element.style.fontSize = `${Math.max(usual * scale, SMALLEST_FONT)}px`;
      if (element.scrollHeight <= element.clientHeight + 1) return;
    }
    element.dataset.long = "";
  };
  const words = new MutationObserver(fit);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  const place = new ResizeObserver(fit);
  if (element.parentElement) place.observe(element.parentElement);
  fit();
  return () => {
    words.disconnect();
    place.disconnect();
  };
}

const LARGEST_SCALE = 3; // times the unit of the table
const SMALLEST_SCALE = 0.4;
const STEPS = 7; // of the binary search: accurate to about 2 %

/** An attachment: sets the largest unit (`--k`) at which everything inside fits; else the place scrolls. */
export function fitBoard(element: HTMLElement): () => void {
  const fits = (scale: number): boolean => {
    element.style.setProperty("--k", `calc(${scale} * var(--u))`);
    return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
  };
  const fit = (): void => {
    let [low, high] = [SMALLEST_SCALE, LARGEST_SCALE];
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    fits(low);
  };
  const things = new MutationObserver(fit);
  things.observe(element, { childList: true, characterData: true, subtree: true });
  const place = new ResizeObserver(fit);
  place.observe(element);
  fit();
  return () => {
    things.disconnect();
    place.disconnect();
  };
}
