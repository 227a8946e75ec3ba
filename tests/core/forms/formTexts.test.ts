import { assert, describe, it } from "@effect/vitest"
import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { formTexts } from "@heimwerk/core/forms/formTexts.ts"

describe("German texts of the request forms", () => {
  it("the German texts that both request forms share match the specification", () => {
    assert.deepStrictEqual<unknown>(formTexts, {
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
      closeModal: "Modal schließen",
    })
  })

  it("the texts of the craftsman form promise a 5-year warranty and a free offer, and limit the service to products from the shop", () => {
    assert.deepStrictEqual<unknown>(craftsmanTexts, {
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
    })
  })

  it("the texts of the energy form name three benefits and the next steps", () => {
    assert.deepStrictEqual<unknown>(energyTexts({ brand: "Werkbank" }), {
      benefits: [
        "Geprüfte Partner für jede Maßnahme",
        "Beratung und Umsetzung aus einer Hand",
        "Kostenlose und unverbindliche Anfrage",
      ],
      ownersNote: "Die meisten Services werden nur Hauseigentümern angeboten.",
      property: "Um welche Immobilie geht es?",
      services: "Für welchen Service interessierst du dich?",
      market: "Dein Werkbank Baumarkt",
      chooseMarket: "Bitte Markt auswählen",
      incentives: "Deine Vorteile",
      missingConsent: "Bitte bestätige, dass du einverstanden bist.",
      nextSteps: [
        "Du erhältst eine E-Mail, mit der du deine Anfrage bestätigst.",
        "Sieh auch in deinem Spam-Ordner nach.",
        "Nach deiner Bestätigung geben wir deine Daten an die gewählten Partner weiter.",
      ],
    })
  })

  it("the contact fields have the labels of the specification", () => {
    assert.deepStrictEqual<unknown>(contactLabels, {
      salute: "Anrede",
      firstName: "Vorname",
      lastName: "Nachname",
      email: "E-Mail-Adresse",
      phone: "Telefonnummer",
      address: "Straße und Hausnummer",
      postalCode: "Postleitzahl",
      city: "Ort",
    })
  })
})
