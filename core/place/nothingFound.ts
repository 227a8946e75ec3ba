/** German message when a place search found nothing (forms and markets 8). */
export const nothingFound =
  "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
