// Points as text.

/** With a sign; the minus is the real character, not a hyphen. */
export const pointsText = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
