/** Replaces line breaks, control and format characters with spaces, so that a text stays on one line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim()
