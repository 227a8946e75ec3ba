import { assert, describe, it } from "@effect/vitest"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { formTexts } from "@heimwerk/core/forms/formTexts.ts"

describe("the words of the request forms", () => {
  it("that both share are those of the specification", () => {
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

  it("of the craftsman form promise 5 years and a free offer, for products of the shop alone", () => {
    assert.deepStrictEqual<unknown>(craftsmanTexts, {
      promises: ["5 Jahre Gewährleistung", "Kostenloses und unverbindliches Angebot"],
      productsOnly: "Der Handwerksservice gilt nur für Produkte, die du bei uns gekauft hast.",
      market: "In welchem Markt möchtest du beraten werden?",
      chooseMarket: "Weiter mit ausgewähltem Markt",
    })
  })

  it("of the energy form name three benefits and what comes next", () => {
    assert.deepStrictEqual<unknown>(energyTexts({ brand: "Werkbank" }), {
      benefits: [
        "Geprüfte Partner für jede Maßnahme",
        "Beratung und Umsetzung aus einer Hand",
        "Kostenlose und unverbindliche Anfrage",
      ],
      ownersNote: "Die meisten Services werden nur Hauseigentümern angeboten.",
      services: "Für welchen Service interessierst du dich?",
      market: "Dein Werkbank Baumarkt",
      chooseMarket: "Bitte Markt auswählen",
      nextSteps: [
        "Du erhältst eine E-Mail, mit der du deine Anfrage bestätigst.",
        "Sieh auch in deinem Spam-Ordner nach.",
        "Nach deiner Bestätigung geben wir deine Daten an die gewählten Partner weiter.",
      ],
    })
  })
})
