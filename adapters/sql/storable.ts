/**
 * Replaces NUL characters, which PostgreSQL cannot store. No text of the shop contains them, but a caller's
 * text may.
 */
export const storable = (text: string): string => text.replaceAll("\u0000", "\ufffd")
