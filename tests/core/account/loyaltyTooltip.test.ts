import { assert, describe, it } from "@effect/vitest"
import { loyaltyTooltip } from "@heimwerk/core/account/loyaltyTooltip.ts"

describe("the tooltip of the card price", () => {
  it.each([
    [undefined, "Diesen Preis gibt es nur für Inhaber der Vorteilskarte."],
    [" ", "Diesen Preis gibt es nur für Inhaber der Vorteilskarte."],
    ["Nur bis Samstag mit Karte.", "Nur bis Samstag mit Karte."],
  ])(
    "for the configured text %j, the tooltip of the loyalty card price shows the text %j and a link to the card",
    (info, text) => {
      assert.deepStrictEqual(loyaltyTooltip(info === undefined ? {} : { loyaltyCardPriceInfo: info }), {
        text,
        link: { text: "Mehr zur Vorteilskarte", href: "/vorteilskarte" },
      })
    },
  )
})
