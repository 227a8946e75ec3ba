/**
 * Postcodes of German islands that no road reaches. Names and positions are from OpenGeoDB (public domain, see
 * `fixtures/data/postcodes.json`); Sylt is included, because only trains and ships reach it. Islands with a
 * bridge or a causeway for cars are not in the list: Fehmarn, Nordstrand, Poel, Reichenau, Rügen, Usedom.
 */
const islandPostcodes: ReadonlySet<string> = new Set([
  "18565", // Hiddensee
  "25849", // Pellworm
  "25859", // Hooge
  "25863", // Langeneß
  "25869", // Gröde
  "25938", // Föhr
  "25946", // Amrum
  "25980", // Sylt: Westerland
  "25992", // Sylt: List
  "25996", // Sylt: Wenningstedt
  "25997", // Sylt: Hörnum
  "25999", // Sylt: Kampen
  "26465", // Langeoog
  "26474", // Spiekeroog
  "26486", // Wangerooge
  "26548", // Norderney
  "26571", // Juist
  "26579", // Baltrum
  "26757", // Borkum
  "27498", // Helgoland
  "27499", // Neuwerk
  "83256", // Chiemsee
])

/** Returns whether a postcode belongs to an island that no road reaches. */
export const isIsland = (postalCode: string): boolean => islandPostcodes.has(postalCode)
