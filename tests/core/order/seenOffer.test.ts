import { assert, describe, it } from "@effect/vitest"
import { offerChanges, seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { hammer, market, saw, later, stocked, item, type World, offerIn } from "../../support/checkout.ts"

describe("changes of an offer that the customer saw", () => {
  it("a pickup that moves by at most 15 minutes is not reported to the customer as a change of the offer", () => {
    assert.deepStrictEqual(offerChanges(seenOf(offerIn()), offerIn(), "payInMarket"), [])
    assert.deepStrictEqual(offerChanges(seenOf(offerIn()), offerIn({ at: later(15) }), "payInMarket"), [])
  })

  it.each([
    ["a later pickup", { at: later(16) }, ["Der Termin für die Abholung hat sich geändert."]],
    [
      "another price",
      { products: [stocked(hammer, 5, 1_250)] },
      [`„${hammer.name}“ kostet jetzt 12,50 € statt 10,00 €.`],
    ],
    [
      "another quantity",
      { lines: [item(hammer, 3)] },
      [`Von „${hammer.name}“ sind jetzt 3 Stück im Warenkorb.`],
    ],
    [
      "a smaller quantity",
      { lines: [item(hammer, 1)] },
      [`Von „${hammer.name}“ ist jetzt 1 Stück im Warenkorb.`],
    ],
    ["another article", { lines: [item(hammer, 2), item(saw, 1)] }, [`„${saw.name}“ ist dazugekommen.`]],
    [
      "an article that was removed",
      { lines: [item(saw, 1)] },
      [`„${saw.name}“ ist dazugekommen.`, "Ein Artikel liegt nicht mehr im Warenkorb."],
    ],
  ] satisfies ReadonlyArray<readonly [string, World, ReadonlyArray<string>]>)(
    "the customer reads that the offer has changed: %s",
    (_, world, changes) => {
      assert.deepStrictEqual(offerChanges(seenOf(offerIn()), offerIn(world), "payInMarket"), changes)
    },
  )

  it("the customer is informed that the market of the pickup has changed, also with a slow payment", () => {
    const elsewhere = offerIn({ market: { ...market, id: MarketId.make("999"), name: "Markt Brühl" } })
    const changes = ["Der Markt für die Abholung hat sich geändert."]
    assert.deepStrictEqual(offerChanges(seenOf(offerIn()), elsewhere, "payInMarket"), changes)
    assert.deepStrictEqual(offerChanges(seenOf(offerIn()), elsewhere, "bankTransfer"), changes)
  })

  it("another market is no change of an offer whose articles are all delivered, or of an older page that does not send its market", () => {
    const elsewhere = { ...market, id: MarketId.make("999") }
    const lines = [item(hammer, 1, "homeDelivery")]
    const delivered = offerIn({ lines, market: elsewhere })
    assert.deepStrictEqual(offerChanges(seenOf(offerIn({ lines })), delivered, "payInMarket"), [])
    const { marketId, ...older } = seenOf(offerIn())
    assert.strictEqual(marketId, market.id)
    assert.deepStrictEqual(offerChanges(older, offerIn({ market: elsewhere }), "payInMarket"), [])
  })

  it("the customer is informed when one of two articles was removed from the offer", () => {
    const both = seenOf(offerIn({ lines: [item(hammer, 2), item(saw, 1)] }))
    assert.deepStrictEqual(offerChanges(both, offerIn(), "payInMarket"), [
      "Ein Artikel liegt nicht mehr im Warenkorb.",
    ])
  })

  it("an accepted offer records the total, each line, the market of the pickup and the dates of its deliveries as the customer saw them", () => {
    const line = (deliveryType: string, quantity: number) => ({
      lineItemId: `${hammer.articleId}-${deliveryType}`,
      quantity: toQuantity(quantity),
      unitPrice: toCents(1_000),
    })
    const lines = [item(hammer, 1, "homeDelivery"), item(hammer, 2)]
    assert.deepStrictEqual(seenOf(offerIn({ lines })), {
      total: toCents(3_495),
      lines: [line("marketPickup", 2), line("homeDelivery", 1)],
      marketId: market.id,
      readyAt: Date.parse("2026-11-23T15:10:00+01:00"),
      arrivesBy: "2026-11-26",
    })
    assert.deepStrictEqual(seenOf(offerIn({ lines: lines.slice(0, 1) })), {
      total: toCents(1_495),
      lines: [line("homeDelivery", 1)],
      arrivesBy: "2026-11-26",
    })
  })

  it("an accepted offer records no delivery day if all articles are collected, and no pickup time if no market is chosen", () => {
    assert.notProperty(seenOf(offerIn()), "arrivesBy")
    assert.deepStrictEqual(Object.keys(seenOf(offerIn({ market: undefined }))), ["total", "lines"])
  })

  it("the customer is informed when the offer has a day of delivery that the customer did not see", () => {
    const offer = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    const { arrivesBy, ...without } = seenOf(offer)
    assert.isDefined(arrivesBy)
    assert.deepStrictEqual(offerChanges(without, offer, "payInMarket"), [
      "Der Termin für die Lieferung hat sich geändert.",
    ])
  })

  it("an offer without a pickup counts as unchanged if its lines, its total and its day of delivery are the same as the customer saw", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    assert.deepStrictEqual(
      offerChanges(seenOf(offerIn(world)), offerIn({ ...world, at: later(15) }), "payInMarket"),
      [],
    )
  })

  it("the customer is informed when the total of the offer has changed", () => {
    assert.deepStrictEqual(
      offerChanges({ ...seenOf(offerIn()), total: toCents(1_500) }, offerIn(), "payInMarket"),
      ["Die Summe ist jetzt 20,00 € statt 15,00 €."],
    )
  })

  it("the customer is informed of a later delivery day, but not for a bank transfer, whose delivery days count from the arrival of the money", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const morning = offerIn({ ...world, at: later(-60) })
    assert.deepStrictEqual(offerChanges(seenOf(morning), offerIn(world), "payInMarket"), [
      "Der Termin für die Lieferung hat sich geändert.",
    ])
    assert.deepStrictEqual(offerChanges(seenOf(morning), offerIn(world), "bankTransfer"), [])
    assert.deepStrictEqual(offerChanges(seenOf(offerIn(world)), morning, "payInMarket"), [])
  })

  it("the customer is informed when the pickup time of the offer is new or no longer exists", () => {
    const { readyAt, ...without } = seenOf(offerIn())
    assert.isDefined(readyAt)
    const moved = ["Der Termin für die Abholung hat sich geändert."]
    assert.deepStrictEqual(offerChanges(without, offerIn(), "payInMarket"), moved)
    const delivered = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    assert.deepStrictEqual(
      offerChanges({ ...seenOf(delivered), readyAt: readyAt ?? 0 }, delivered, "payInMarket"),
      moved,
    )
  })
})
