/** Texts of the page that is shown while the shop cannot be reached. The page tries again by itself. */
export const offlinePage = {
  headline: "Du bist offline",
  text: "Wir erreichen den Shop gerade nicht. Sobald die Verbindung wieder da ist, öffnet sich die Seite von selbst.",
  /** Label of the button that tries again at once. */
  button: "Neuer Versuch",
  /** Label of the link that cancels the pending navigation and keeps the current page. */
  stay: "Auf der Seite bleiben",
} as const
