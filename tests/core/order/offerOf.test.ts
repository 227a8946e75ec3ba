import { assert, describe, it } from "@effect/vitest"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import {
  hammer,
  item,
  market,
  offerIn,
  place,
  placed,
  requestFor,
  saw,
  stocked,
  type World,
} from "../../support/checkout.ts"

describe("the offer of a checkout", () => {
  it("an offer has one delivery with a promise for each delivery type, and its total includes the shipping cost", () => {
    const offer = offerIn({ lines: [item(saw, 1, "homeDelivery"), item(hammer, 2)] })
    assert.deepStrictEqual(
      offer.deliveries.map(({ deliveryType, lines, marketName, promise }) => [
        deliveryType,
        marketName,
        promise?.text,
        lines.length,
      ]),
      [
        ["marketPickup", market.name, "Heute ab 15:10 abholbereit", 1],
        ["homeDelivery", undefined, "Lieferung Mi., 25.11. bis Do., 26.11.", 1],
      ],
    )
    assert.deepStrictEqual<ReadonlyArray<number>>([offer.shipping, offer.total, offer.vat], [495, 3_495, 558])
    assert.deepStrictEqual([offer.payments, offer.problems], [["bankTransfer"], []])
  })

  it("the basket, its offer and its order contain the same VAT, rounded per line", () => {
    const lines = [item(hammer, 1), item(saw, 2)]
    const products = [stocked(hammer, 5, 3_299), stocked(saw, 5, 22_900)]
    const basket = basketOf({ ...keptNothing, id: "b", version: 1, lines }, products, noBenefits)
    const order = placed(requestFor({ lines, products }), { lines, products })
    assert.deepStrictEqual<ReadonlyArray<number | undefined>>(
      [basket.vatLists[0]?.amount, offerIn({ lines, products }).vat, order.vat],
      [7_840, 7_840, 7_840],
    )
  })

  it("an offer for an island contains the surcharge, and freight to an island costs more than a parcel", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const freight = { ...world, products: [{ ...stocked(hammer, 5), freight: true }] }
    assert.deepStrictEqual(
      [offerIn(world, "50667"), offerIn(world, "26757"), offerIn(freight, "26757")].map(
        ({ islandSurcharge, shipping, total }) => [shipping, islandSurcharge, total],
      ),
      [
        [495, undefined, 1_495],
        [1_490, 995, 2_490],
        [8_990, 4_995, 9_990],
      ],
    )
    assert.strictEqual(offerIn(freight).deliveries[0]?.promise?.text, "Lieferung Fr., 27.11. bis Di., 01.12.")
  })

  it("a basket whose price rose above the maximum sum has an offer for delivery by freight forwarder to an island, and its order is placed only after the customer has seen it", () => {
    const priced = (cents: number) => [{ ...stocked(hammer, 5, cents), freight: true }]
    const lines = [item(hammer, 999, "homeDelivery")]
    const world = { lines, products: priced(1_049_00) }
    const { problems, shipping, total } = offerIn(world, "26757")
    assert.deepStrictEqual<ReadonlyArray<unknown>>(
      [shipping, total, problems],
      [8_990, 953 * 1_049_00 + 8_990, []],
    )
    const request = requestFor({ lines, products: priced(999_00) }, "bankTransfer")
    assert.deepInclude(place(request, world), { reason: "OfferChanged" })
    assert.deepInclude(placed(requestFor(world, "bankTransfer"), world), {
      goods: toCents(953 * 1_049_00),
    })
  })

  it("an offer includes payment in the market if all articles are collected in the market", () => {
    assert.deepStrictEqual(offerIn().payments, ["payInMarket", "bankTransfer"])
  })

  it("an offer promises a later pickup if the market must order one of the articles", () => {
    const ordered: Product = { ...stocked(hammer, 0), availability: ["2"] }
    assert.strictEqual(
      offerIn({ products: [ordered] }).deliveries[0]?.promise?.text,
      "Samstag ab 08:30 abholbereit",
    )
  })

  it("an offer promises an early pickup if the market has exactly as many pieces of each article as the basket", () => {
    const lines = [item(hammer, 2), item(saw, 3)]
    const ordered = (product: Product): Product => ({ ...product, availability: ["1", "2"] })
    const textWith = (hammers: number, saws: number) =>
      offerIn({ lines, products: [ordered(stocked(hammer, hammers)), ordered(stocked(saw, saws))] })
        .deliveries[0]?.promise?.text
    assert.deepStrictEqual(
      [textWith(2, 3), textWith(1, 3), textWith(2, 2)],
      ["Heute ab 15:10 abholbereit", "Samstag ab 08:30 abholbereit", "Samstag ab 08:30 abholbereit"],
    )
  })

  it("an offer with delivery to the home has no problem if no market is chosen", () => {
    const { deliveries, problems } = offerIn({ lines: [item(hammer, 1, "homeDelivery")], market: undefined })
    assert.deepStrictEqual([deliveries.length, problems], [1, []])
  })

  it("an offer contains no promise for a pickup whose time is unknown", () => {
    const closed = { ...market, openingTimes: [], specialOpeningTimes: [] }
    assert.deepStrictEqual(
      [offerIn({ market: closed }), offerIn({ market: undefined })].map(({ deliveries }) =>
        deliveries.map((delivery) => Object.keys(delivery)),
      ),
      [[["deliveryType", "marketId", "marketName", "lines"]], [["deliveryType", "lines"]]],
    )
  })

  it("an offer names each article with too few pieces in stock, and says how many units of the article are left", () => {
    const lines = [item(hammer, 3), item(saw, 3)]
    const products = [stocked(hammer, 2), stocked({ ...saw, unit: "Paket" }, 2)]
    assert.deepStrictEqual(offerIn({ lines, products }).problems, [
      `Von „${hammer.name}“ sind nur noch 2 Stück verfügbar. Bitte ändere die Menge.`,
      `Von „${saw.name}“ sind nur noch 2 Pakete verfügbar. Bitte ändere die Menge.`,
    ])
  })

  it.each([
    [{ lines: [] }, "Dein Warenkorb ist leer."],
    [{ market: undefined }, "Bitte wähle einen Markt, in dem du deine Artikel abholen möchtest."],
    [
      { market: { ...market, openingTimes: [], specialOpeningTimes: [] } },
      "In diesem Markt kannst du gerade nichts abholen. Bitte wähle einen anderen Markt.",
    ],
    [
      { products: [stocked(hammer, 0)] },
      `„${hammer.name}“ ist gerade nicht verfügbar. Bitte nimm den Artikel heraus.`,
    ],
    [
      { products: [stocked(hammer, 1)] },
      `Von „${hammer.name}“ ist nur noch 1 Stück verfügbar. Bitte ändere die Menge.`,
    ],
  ] satisfies ReadonlyArray<readonly [World, string]>)(
    "an offer says what must change before the basket can be ordered: $1",
    (world, problem) => {
      assert.deepStrictEqual(offerIn(world).problems, [problem])
    },
  )
})
