/** A name in lower case with its umlauts as plain vowels, as many type them: `koln`. */
export const plainVowels = (name: string): string =>
  name.toLowerCase().normalize("NFC").replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u")

/** `Halle (Saale)` and `Frankfurt am Main` are Halle and Frankfurt to those who look for them. */
export const bareName = (name: string): string =>
  name.replace(/(?:[(/]|\s(?:am|an|auf|bei|im|in|ob|unter|vor)\s).*/u, "")
