/** Texts that both request forms share (forms and markets 2.1 and 2.2). */
export const formTexts = {
  benefits: "Deine Vorteile im Überblick",
  start: "Unverbindliche Anfrage starten",
  next: "Weiter",
  back: "Zurück",
  contact: "Wie können wir dich erreichen?",
  project: "Wo soll dein Projekt umgesetzt werden?",
  summary: "Zusammenfassung",
  send: "Anfrage absenden",
  thanks: "Vielen Dank für deine Anfrage",
  closeWindow: "Fenster schließen",
  /** Accessible name of the close button in the header. */
  closeModal: "Modal schließen",
} as const
