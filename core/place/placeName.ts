/**
 * Writes a name in lower case with plain vowels instead of umlauts, as many visitors type it: `koln` for
 * Köln.
 */
export const plainVowels = (name: string): string =>
  name.toLowerCase().normalize("NFC").replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u")

/**
 * Removes the addition that distinguishes places with the same name: `Halle (Saale)` becomes `Halle`,
 * `Frankfurt am Main` becomes `Frankfurt`.
 */
export const bareName = (name: string): string =>
  name.replace(/(?:[(/]|\s(?:am|an|auf|bei|im|in|ob|unter|vor)\s).*/u, "")

/**
 * Returns a name, and its other spelling if it contains `Sankt` or `St.`: `Sankt Ingbert` is also `St. Ingbert`,
 * and `St. Pauli` is also `Sankt Pauli`.
 */
export const saintSpellings = (name: string): ReadonlyArray<string> => {
  const other = name.replace(/(?<![\p{L}\p{N}])(?:sankt|st)(?![\p{L}\p{N}])/giu, (word) =>
    word.length === 2 ? "Sankt" : "St",
  )
  return other === name ? [name] : [name, other]
}
