// The preferences of this person, stored in this browser.

const KEPT_AS = "xenodeck.settings";

export interface Preferences {
  sound: boolean;
  /** 0 … 1 */
  volume: number;
  /** speed of animations; still: none */
  motion: "still" | "quick" | "calm";
  /** when choosing a card has to be confirmed before it is played */
  confirm: "never" | "touch" | "always";
}

const DEFAULTS: Preferences = { sound: false, volume: 0.7, motion: "calm", confirm: "touch" };

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  localStorage.setItem(KEPT_AS, JSON.stringify(preferences));
}

/** The factor for the duration of animations; 0: nothing is animated. */
export function motionFactor(): number {
  if (preferences.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return preferences.motion === "quick" ? 0.55 : 1;
}

function stored(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // not written by us: the defaults are used
  }
}
