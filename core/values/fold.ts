const umlauts = new Map(Object.entries({ ä: "ae", ö: "oe", ü: "ue" }))
const letters = new Map(Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" }))
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/u

/**
 * Normalises a text for comparing names. Letters become lower case; `ä`, `ö`, `ü`, `ß`, `æ`, `œ` are written
 * out (`Köln` and `koeln` both become `koeln`); other accents and the strokes of `ø` and `ł` are removed;
 * punctuation, symbols, emoji and line breaks become spaces; spaces are collapsed and trimmed. Takes linear
 * time.
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
