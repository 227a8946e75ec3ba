/** Neither the list nor the suggestions have anything for a term (storefront 8, search, no results). */
export const nothingFound = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."
