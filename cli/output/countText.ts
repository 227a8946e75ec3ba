/** Formats a count in German: `500.000`. */
export const countText = (count: number): string => count.toLocaleString("de-DE")
