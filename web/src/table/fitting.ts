// What has to fit a place that does not grow with it: words, or a board of things nobody has counted.

const SCALES = [1, 0.93, 0.86, 0.8, 0.74];
const LEAST = 11; // px that anybody can read

/** As an attachment: sets the text of an element smaller until it fits its place; what does not fit even then is marked. */
export function fitting(element: HTMLElement): () => void {
  const fit = (): void => {
    element.style.fontSize = "";
    delete element.dataset.long;
    const usual = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const scale of SCALES) {
      if (scale < 1) element.style.fontSize = `${Math.max(usual * scale, LEAST)}px`;
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

const LARGEST = 3; // times the unit of the table
const SMALLEST = 0.4;
const STEPS = 7; // halvings: to about a fiftieth

/** As an attachment: the largest unit (`--k`) at which everything inside fits the place; if nothing helps, it is scrolled. */
export function filling(element: HTMLElement): () => void {
  const fits = (scale: number): boolean => {
    element.style.setProperty("--k", `calc(${scale} * var(--u))`);
    return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
  };
  const fit = (): void => {
    let [low, high] = [SMALLEST, LARGEST];
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
