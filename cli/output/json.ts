/** Characters that JSON allows unescaped and that control a terminal or hide text. */
const unprintable = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu

/** Escapes a character. One beyond U+FFFF becomes the two escapes of its surrogates. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("")

/**
 * Formats a value as JSON. Escapes control and format characters, so that a text that a visitor typed cannot control
 * the terminal. Programs read the same value.
 *
 * @param indent spaces per level; by default the JSON is one line
 */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replaceAll(unprintable, escaped)
