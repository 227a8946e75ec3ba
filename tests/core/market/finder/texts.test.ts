import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"

describe("German texts of the store finder", () => {
  it("the texts of the store finder match the specification", () => {
    assert.deepStrictEqual(finderTexts(defaultBrand), {
      title: "Markt ändern",
      placeholder: "Suche nach PLZ oder Ort",
      search: "Suchen",
      locate: "Position bestimmen",
      list: "Listenansicht",
      map: "Kartenansicht",
      onlyWithStock: "Nur Märkte mit Bestand",
      more: "Mehr anzeigen",
      less: "Weniger anzeigen",
      nearby: "Märkte im Umkreis",
      ownMarkets: "Heimwerk Baumärkte",
      places: "Ortsvorschläge",
    })
  })
})
