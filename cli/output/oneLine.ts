const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Replaces line breaks, control and format characters with spaces, so that a text stays on one line. */
export const oneLine = (text: string): string => text.replace(unprintable, " ").trim()

/**
 * Returns the lines of a text. Replaces control and format characters with spaces, so that a text that a visitor typed
 * cannot control the terminal. Keeps the indentation of lines.
 */
export const printableLines = (text: string): ReadonlyArray<string> =>
  text.split(/\r\n|\r|\n/u).map((line) => line.replace(unprintable, " ").trimEnd())
