/**
 * Texts of the craftsman form (forms and markets 1, 2.1 and 9). Texts that the spec does not contain are our choice.
 * @stability unstable
 * @example
 * import { craftsmanTexts } from "@heimwerk/core/forms/craftsman"
 *
 * craftsmanTexts.chooseMarket // => "Weiter mit ausgewähltem Markt"
 */
export const craftsmanTexts = {
  promises: ["5 Jahre Gewährleistung", "Kostenloses und unverbindliches Angebot"],
  productsOnly: "Der Handwerksservice gilt nur für Produkte, die du bei uns gekauft hast.",
  noMarket: "Zurzeit nimmt kein Markt Anfragen für den Handwerksservice an.",
  market: "In welchem Markt möchtest du beraten werden?",
  chooseMarket: "Weiter mit ausgewähltem Markt",
  areas: "In welchen Bereichen brauchst du Hilfe?",
  activities: "Was möchtest du machen lassen?",
  nextSteps: [
    "Wir haben deine Anfrage erhalten.",
    "Dein Markt meldet sich bei dir und bespricht dein Projekt mit dir.",
    "Danach bekommst du ein kostenloses und unverbindliches Angebot.",
  ],
} as const
