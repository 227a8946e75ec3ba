/** What a visitor reads when no place was found, or none could be asked for (forms and markets 8). */
export const nothingFound =
  "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
