/**
 * German message when a search or its suggestions have no results (storefront 8, search, no results).
 */
export const nothingFound = "Leider finden wir keine Ergebnisse für deinen Suchbegriff."

/** German message for a search without a term, which only the form without JavaScript can send. */
export const missingTerm = "Bitte gib einen Suchbegriff ein."
