/** A text that cannot break out of its line: line breaks and the control characters of terminals become blanks. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim()
