/** Message of a page without a choice (forms and markets 5.2, 5.3). */
export const missingChoice = "Bitte wähle mindestens eine Sache aus."
