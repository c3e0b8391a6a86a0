// What this person likes, kept in this browser.

const KEPT_AS = "xenodeck.settings";

export interface Settings {
  sound: boolean;
  /** 0 … 1 */
  volume: number;
  /** how fast things move; still: nothing moves */
  motion: "still" | "quick" | "calm";
  /** choosing a card asks once more before it is played */
  confirm: "never" | "touch" | "always";
}

const USUAL: Settings = { sound: false, volume: 0.7, motion: "calm", confirm: "touch" };

export const settings: Settings = $state({ ...USUAL, ...kept() });

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  localStorage.setItem(KEPT_AS, JSON.stringify(settings));
}

/** Times everything that moves is slowed down by; 0: it does not move at all. */
export function pace(): number {
  if (settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "quick" ? 0.55 : 1;
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // somebody else wrote there; the usual settings do no harm
  }
}
