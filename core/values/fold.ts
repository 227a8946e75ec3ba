const umlauts = new Map(Object.entries({ ä: "ae", ö: "oe", ü: "ue" }))
const letters = new Map(Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" }))
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/u

/**
 * A text as names are compared: lower case, `ä`, `ö`, `ü`, `ß` written out (`Köln` and `koeln` meet as `koeln`), other
 * accents off, punctuation and line breaks as blanks, blanks collapsed, none at the ends. Linear in the text; emoji and
 * signs leave nothing.
 */
export const fold = (text: string): string => {
  const lower = text.normalize("NFKC").toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .replace(/[äöü]/gu, (letter) => String(umlauts.get(letter)))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøł]/gu, (letter) => String(letters.get(letter)))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
