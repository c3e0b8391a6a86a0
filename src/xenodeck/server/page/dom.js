// Making elements. Words only ever become text, never markup.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element. Names that begin with `on` are listeners, `class` is the class, `true` an attribute without a value;
 * `false`, `null` and `undefined` leave an attribute out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...present(children));
  return made;
}

/**
 * Put these in the place of what an element holds.
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...present(children));
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false);
}

/**
 * A button that cannot be pressed twice while it works, and shows what went wrong.
 * @param {string} label
 * @param {(event: Event) => unknown} action
 * @param {Record<string, unknown>} [attributes]
 */
export function button(label, action, attributes = {}) {
  return el("button", { type: "button", ...attributes, onclick: (/** @type {Event} */ event) => busy(event, action) }, label);
}

/**
 * A form whose submission is carried out here.
 * @param {Record<string, unknown>} attributes
 * @param {(event: Event) => unknown} action
 * @param {...Child} children
 */
export function form(attributes, action, ...children) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    return busy(event, action);
  };
  return el("form", { ...attributes, onsubmit: submit }, ...children);
}

/**
 * @param {Event} event
 * @param {(event: Event) => unknown} action
 */
async function busy(event, action) {
  const target = /** @type {HTMLElement} */ (event.currentTarget);
  if (target.getAttribute("aria-busy") === "true") return;
  target.setAttribute("aria-busy", "true");
  try {
    clearTrouble();
    await action(event);
  } catch (problem) {
    trouble(problem instanceof Error ? problem.message : String(problem));
  } finally {
    target.removeAttribute("aria-busy");
  }
}

/**
 * A control with its label, and a remark that is read out after it.
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [remark]
 */
export function labelled(label, control, remark = "") {
  fields += 1;
  control.id = `field-${fields}`;
  if (remark) control.setAttribute("aria-describedby", `${control.id}-more`);
  return el(
    "div", { class: "field" },
    el("label", { class: "label", for: control.id }, label), control, remark && el("small", { id: `${control.id}-more` }, remark),
  );
}

let fields = 0; // so far, for ids that are used once

/**
 * @param {string} value
 * @param {string} label
 * @param {boolean} [selected]
 */
export function choice(value, label, selected = false) {
  return el("option", { value, selected }, label);
}

/**
 * @param {string} label
 * @param {HTMLInputElement} box
 */
export function ticked(label, box) {
  return el("label", { class: "tick" }, box, el("span", {}, label));
}

/**
 * Hand the reader a file.
 * @param {string} name
 * @param {string} text
 * @param {string} kind
 */
export function download(name, text, kind) {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Say what went wrong, where it is seen and read aloud.
 * @param {string} text
 */
export function trouble(text) {
  const place = byId("trouble");
  place.textContent = text;
  place.hidden = false;
}

export function clearTrouble() {
  const place = byId("trouble");
  place.textContent = "";
  place.hidden = true;
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}
