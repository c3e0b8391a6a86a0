// Arithmetic of clocks: the time for this move goes first, then the bank.

import type { Clock } from "../protocol";

export function clockLeft(clock: Clock, now: number): { move: number; bank: number } {
  const gone = clock.since === null || clock.since === undefined ? 0 : Math.max(now - clock.since, 0);
  const move = Math.max(clock.move - gone, 0);
  const over = Math.max(gone - clock.move, 0);
  return { move, bank: Math.max(clock.bank - over, 0) };
}

/** 1:05, 2:00:00, or days and hours. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
