/** The words of the craftsman form (forms and markets 1, 2.1 and 9). What the promises say in full is our choice. */
export const craftsmanTexts = {
  promises: ["5 Jahre Gewährleistung", "Kostenloses und unverbindliches Angebot"],
  productsOnly: "Der Handwerksservice gilt nur für Produkte, die du bei uns gekauft hast.",
  market: "In welchem Markt möchtest du beraten werden?",
  chooseMarket: "Weiter mit ausgewähltem Markt",
} as const
