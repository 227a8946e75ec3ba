import type { Brand } from "../../environment.ts"

/**
 * Returns the texts of the energy form for a brand (forms and markets 2.2). The spec gives the number of
 * benefits (three) and the next steps; the sentences about them are our choice. The remote configuration
 * contains the options of the property screen, and may contain its title. Default title: `property`.
 * @stability unstable
 * @example
 * import { defaultBrand } from "@heimwerk/core/environment"
 * import { energyTexts } from "@heimwerk/core/forms/energy"
 *
 * energyTexts(defaultBrand).market // => "Dein Heimwerk Baumarkt"
 */
export const energyTexts = ({ brand }: Pick<Brand, "brand">) =>
  ({
    benefits: [
      "Geprüfte Partner für jede Maßnahme",
      "Beratung und Umsetzung aus einer Hand",
      "Kostenlose und unverbindliche Anfrage",
    ],
    ownersNote: "Die meisten Services werden nur Hauseigentümern angeboten.",
    property: "Um welche Immobilie geht es?",
    services: "Für welchen Service interessierst du dich?",
    market: `Dein ${brand} Baumarkt`,
    chooseMarket: "Bitte Markt auswählen",
    incentives: "Deine Vorteile",
    missingConsent: "Bitte bestätige, dass du einverstanden bist.",
    nextSteps: [
      "Du erhältst eine E-Mail, mit der du deine Anfrage bestätigst.",
      "Sieh auch in deinem Spam-Ordner nach.",
      "Nach deiner Bestätigung geben wir deine Daten an die gewählten Partner weiter.",
    ],
  }) as const
