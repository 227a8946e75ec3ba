/** German message of a form page on which nothing is chosen (forms and markets 5.2, 5.3). */
export const missingChoice = "Bitte wähle mindestens eine Sache aus."
