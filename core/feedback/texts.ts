/** Texts of the feedback dialog that the specs leave open (storefront 2 and 4). */
export const feedbackTexts = {
  title: "Feedback",
  typeLegend: "Worum geht es?",
  message: "Deine Nachricht",
  contactQuestion: "Du brauchst eine Antwort?",
  contact: "Zum Kontakt",
  contactPath: "/kontakt/",
  send: "Feedback senden",
  sending: "Wird gesendet",
  thanks: "Vielen Dank für dein Feedback",
  thanksText: "Wir lesen jede Nachricht. Sie hilft uns, besser zu werden.",
  close: "Fenster schließen",
  missing: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
} as const
