/**
 * German message when a product list or the search suggestions are empty (storefront 8, search, no results).
 */
export const nothingFound = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."

/** Shown for a search without a term, which only a form without a script can send. */
export const missingTerm = "Bitte gib einen Suchbegriff ein."
