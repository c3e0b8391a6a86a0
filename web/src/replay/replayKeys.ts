// The keyboard commands of a replay. Keys in fields, on buttons and in dialogs are left to them.

export type ReplayCommand = "first" | "previous" | "run" | "next" | "last" | "rules";

const KEYS: Record<string, ReplayCommand> = { Home: "first", ArrowLeft: "previous", " ": "run", ArrowRight: "next", End: "last", "?": "rules" };

export function replayCommand(event: KeyboardEvent): ReplayCommand | null {
  const what = KEYS[event.key];
  if (!what || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("input, select, textarea, dialog")) return null;
  if (what === "run" && on?.closest("button, a, summary")) return null;
  const scrolls = what === "first" || what === "last" || what === "run";
  return scrolls && on?.closest("ol[tabindex]") ? null : what;
}
