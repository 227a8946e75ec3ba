/**
 * The expected output of `consumer/answers.ts` in every environment, for a shop with the data of
 * `tests/support/smallWorld.ts`.
 */
export const expectedAnswers = {
  hours: {
    open: "Geöffnet bis 20:00 Uhr",
    closed: "Öffnet Samstag um 08:00 Uhr",
    distance: "3,2 Km",
  },
  prices: {
    flags: ["Bestseller", "- 30 €"],
    flag: "- 20 %",
    money: "1.299,00\u00a0€",
    base: "4,00\u00a0€ / l",
  },
  forms: [
    "Bitte gib deinen Vornamen ein",
    "Bitte gib deinen Nachnamen ein",
    "Bitte gib eine E-Mail-Adresse an",
    "Bitte gib eine Telefonnummer an",
    "Bitte gib eine Straße und eine Hausnummer an",
    "Bitte gib eine gültige Postleitzahl an",
    "Bitte gib einen Ort an",
  ],
  memory: { markets: 1, match: "none" },
  http: { markets: 12, match: "plz" },
}
