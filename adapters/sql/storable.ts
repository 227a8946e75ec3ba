/** A text as PostgreSQL can hold it: without the NUL character, which no text of the shop contains and a caller may send. */
export const storable = (text: string): string => text.replaceAll("\u0000", "\ufffd")
