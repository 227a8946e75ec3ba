import { assert, describe, it } from "@effect/vitest"
import { changedBasket } from "@heimwerk/core/basket/changedBasket.ts"
import { unchangedStock } from "@heimwerk/core/basket/emptyBasket.ts"
import { fitToStock } from "@heimwerk/core/basket/fitToStock.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import * as fc from "fast-check"

import { benefits, drill, kept, lamp, picked, products, saw } from "./samples.ts"

const market = MarketId.make("520")

describe("fitToStock", () => {
  const [first] = products
  if (first === undefined) throw new Error("There are no samples.")
  const at = (availability: typeof first.availability, stock?: number) => {
    const { stock: _, ...bare } = first
    return [{ ...bare, availability, ...(stock === undefined ? {} : { stock }) }]
  }
  const left = (deliveryType: "marketPickup" | "homeDelivery", ...known: Parameters<typeof at>) =>
    fitToStock([picked(drill, 4, deliveryType)], at(...known), market).lines[0]?.quantity ?? 0

  it.each<[string, number, number]>([
    ["pickup with more in stock", left("marketPickup", ["1"], 5), 4],
    ["pickup with 4 in stock", left("marketPickup", ["1"], 4), 4],
    ["pickup with 3 in stock", left("marketPickup", ["1"], 3), 3],
    ["pickup with 1 in stock", left("marketPickup", ["1"], 1), 1],
    ["pickup with none in stock", left("marketPickup", ["1"], 0), 0],
    ["pickup with unknown stock", left("marketPickup", ["1"]), 4],
    ["pickup of an article to order", left("marketPickup", ["2"]), 4],
    ["pickup of a delivery-only article", left("marketPickup", ["0"]), 0],
    ["home delivery", left("homeDelivery", ["0"]), 4],
    ["home delivery of a pickup-only article", left("homeDelivery", ["1", "2"], 9), 0],
  ])("after a stock check, a basket line of 4 pieces (%s) has $2 pieces", (_, quantity, expected) => {
    assert.strictEqual(quantity, expected)
  })

  it("a stock check reports reduced and removed basket lines in German, in the order of the basket", () => {
    const { changedStock, lines } = fitToStock(
      [picked(saw), picked(drill, 9), picked(lamp, 2, "homeDelivery")],
      products.map((known) => (known.articleId === saw ? { ...known, availability: [] } : known)),
      market,
    )
    assert.deepStrictEqual(lines, [picked(drill, 5), picked(lamp, 2, "homeDelivery")])
    assert.deepStrictEqual(changedStock, {
      reduced: [
        {
          lineItemId: "1000001-marketPickup",
          articleId: drill,
          name: "Bohrer",
          wanted: toQuantity(9),
          left: toQuantity(5),
          message: "Von „Bohrer“ sind nur noch 5 Stück verfügbar. Wir haben die Menge angepasst.",
        },
      ],
      removed: [
        {
          lineItemId: "1000002-marketPickup",
          articleId: saw,
          name: "Säge",
          wanted: toQuantity(1),
          message: "„Säge“ ist gerade nicht verfügbar und wurde aus deinem Warenkorb herausgenommen.",
        },
      ],
    })
  })

  it("a stock check does not change pickup lines while no market is chosen, or lines whose product is unknown", () => {
    const none = at([])
    assert.deepStrictEqual(fitToStock([picked(drill, 4)], none, undefined), {
      lines: [picked(drill, 4)],
      changedStock: unchangedStock,
    })
    assert.lengthOf(fitToStock([picked(drill, 4, "homeDelivery")], none, undefined).lines, 0)
    assert.lengthOf(fitToStock([picked(drill, 999)], [], market).lines, 1)
  })

  it("a stock check never raises a quantity, and a second stock check changes nothing", () => {
    const some = fc.array(fc.tuple(fc.constantFrom(drill, saw, lamp), fc.integer({ min: 1, max: 20 })))
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 20 }), (pairs, stock) => {
        const lines = pairs.map(([id, quantity]) => picked(id, quantity))
        const known = products.map((one) => ({ ...one, stock }))
        const first = fitToStock(lines, known, market)
        assert.deepStrictEqual(
          first.lines.map(({ quantity }) => Number(quantity)),
          lines.map(({ quantity }) => Math.min(quantity, stock)).filter((quantity) => quantity > 0),
        )
        assert.deepStrictEqual(fitToStock(first.lines, known, market), {
          lines: first.lines,
          changedStock: unchangedStock,
        })
      }),
    )
  })

  it("the basket shows the result of a stock check until the next change of the basket", () => {
    const supply = { products, benefits }
    const check = { kind: "checkAvailability", marketId: market } as const
    const checked = changedBasket(kept([picked(drill, 9)]), check, supply)
    if (typeof checked === "string") return assert.fail(checked)
    assert.deepStrictEqual(checked.lines, [picked(drill, 5)])
    assert.lengthOf(checked.attached.changedStock.reduced, 1)
    assert.deepStrictEqual(
      changedBasket(checked, { kind: "removeVoucher" }, supply),
      kept([picked(drill, 5)]),
    )
  })
})
