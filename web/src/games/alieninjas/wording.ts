// Figures and names as people read them.

/** With a real minus, and a plus where it is one. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
