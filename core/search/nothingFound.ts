/** Shown when a list or the suggestions are empty (storefront 8, search, no results). */
export const nothingFound = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."
