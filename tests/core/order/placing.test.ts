import { assert, describe, it } from "@effect/vitest"
import type { Voucher } from "@heimwerk/core/basket/Benefits.ts"
import { type Refused, takenPieces } from "@heimwerk/core/order/placing.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { prepaidPickupText } from "@heimwerk/core/promise/pickupPromise.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import {
  market,
  hammer,
  saw,
  now,
  later,
  stocked,
  item,
  type World,
  requestFor,
  offerIn,
  place,
  placed,
} from "../../support/checkout.ts"
import { placeWithVoucher } from "./voucherOrder.ts"

describe("placing an order", () => {
  it("a reservation has the pickup time that the customer saw, and names the market", () => {
    const order = placed(requestFor(), { at: later(10) })
    assert.deepStrictEqual(
      order.deliveries.map(({ destination, marketId, promise, state }) => [
        state,
        marketId,
        destination,
        promise?.text,
      ]),
      [
        [
          "reserved",
          market.id,
          [market.name, market.address.street, `${market.address.zip} ${market.address.city}`],
          "Heute ab 15:10 abholbereit",
        ],
      ],
    )
    assert.deepStrictEqual(
      [order.payment, order.total, order.orderedOn],
      ["payInMarket", 2_000, "2026-11-23"],
    )
  })

  it("the discount of the basket's voucher applies to the order", () => {
    const voucher: Voucher = { code: "HEIMWERK10", label: "Gutschein", worth: { percent: 10 } }
    const order = placeWithVoucher(voucher, "payInMarket")
    assert.deepInclude(order, { goods: toCents(2_000), discount: toCents(200), total: toCents(1_800) })
  })

  it("if an order is ready sooner than the checkout showed, its pickup time is the sooner time", () => {
    const request = requestFor()
    const seen = { ...request.seen, readyAt: now.epochMillis + 3 * 86_400_000 }
    assert.strictEqual(
      placed({ ...request, seen }).deliveries[0]?.promise?.text,
      "Heute ab 15:10 abholbereit",
    )
  })

  it("if an order would be ready up to 15 minutes later than the checkout showed, its pickup time is the shown time", () => {
    const [delivery] = placed(requestFor(), { at: later(15) }).deliveries
    assert.deepStrictEqual(delivery?.promise, {
      text: "Heute ab 15:10 abholbereit",
      readyAt: Date.parse("2026-11-23T15:10:00+01:00"),
      keptUntil: Date.parse("2026-11-25T20:00:00+01:00"),
    })
  })

  it("an order with delivery to the home waits for the payment, and its destination is the typed address", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const [delivery] = placed(requestFor(world, "bankTransfer"), world).deliveries
    assert.deepStrictEqual(
      [delivery?.state, delivery?.destination, delivery?.promise?.text, delivery?.marketId],
      [
        "awaitingPayment",
        ["Anna Berg", "Hinterhaus", "Werkstraße 1", "50667 Köln"],
        "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
        undefined,
      ],
    )
    const request = requestFor(world, "bankTransfer")
    const { address } = request
    assert.isDefined(address)
    assert.deepStrictEqual(
      placed({ ...request, address: { ...address, addition: "" } }, world).deliveries[0]?.destination,
      ["Anna Berg", "Werkstraße 1", "50667 Köln"],
    )
  })

  it("the shop refuses an order to an island until the customer has seen the surcharge", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const request = requestFor(world, "bankTransfer")
    assert.isDefined(request.address)
    const toIsland = { ...request, address: { ...request.address, postalCode: Plz.make("26757") } }
    assert.deepStrictEqual(place(toIsland, world), {
      reason: "OfferChanged",
      answer: "Die Summe ist jetzt 24,90 € statt 14,95 €.",
    })
    const seen = seenOf(offerIn(world, "26757"))
    assert.strictEqual<number>(placed({ ...toIsland, seen }, world).shipping, 1_490)
  })

  it.each([
    ["an empty basket", {}, { lines: [] }, "NotOrderable"],
    ["another price than the one shown", {}, { products: [stocked(hammer, 5, 1_250)] }, "OfferChanged"],
    [
      "payment in the market for a delivery to the home",
      { lines: [item(hammer, 1, "homeDelivery")] },
      { lines: [item(hammer, 1, "homeDelivery")] },
      "Invalid",
    ],
  ] satisfies ReadonlyArray<readonly [string, World, World, Refused["reason"]]>)(
    "the shop refuses an order with %s",
    (_, shown, world, reason) => {
      const result = place(requestFor(shown), world)
      assert.strictEqual("reason" in result ? result.reason : undefined, reason)
    },
  )

  it("the shop refuses an order with delivery to the home without an address", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const { address: _, ...request } = requestFor(world, "bankTransfer")
    assert.deepStrictEqual(place(request, world), { reason: "Invalid" })
  })

  it("the deliveries of an order with pickup and delivery to the home are numbered, and only the pickup names the market", () => {
    const world = { lines: [item(saw, 1, "homeDelivery"), item(hammer, 2)] }
    const request = requestFor(world, "bankTransfer")
    const order = placed(request, world)
    assert.deepStrictEqual(
      order.deliveries.map(({ deliveryId, deliveryType, marketId, promise }) => [
        deliveryId,
        deliveryType,
        marketId,
        promise?.text,
      ]),
      [
        ["1", "marketPickup", market.id, prepaidPickupText],
        ["2", "homeDelivery", undefined, "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang"],
      ],
    )
    assert.deepStrictEqual(
      takenPieces(order, [stocked(hammer, 5), stocked(saw, 5)]).map(({ articleId }) => articleId),
      [hammer.articleId],
    )
    const { address: _, ...incomplete } = request
    assert.deepStrictEqual(place(incomplete, world), { reason: "Invalid" })
  })

  it("the answer to a refused order names all changes of its offer", () => {
    assert.deepStrictEqual(
      place(requestFor(), { lines: [item(hammer, 3)], products: [stocked(hammer, 5, 1_250)] }),
      {
        reason: "OfferChanged",
        answer: `Von „${hammer.name}“ sind jetzt 3 Stück im Warenkorb. „${hammer.name}“ kostet jetzt 12,50 € statt 10,00 €.`,
      },
    )
  })

  it("an order may contain the last pieces of an article", () => {
    assert.lengthOf(takenPieces(placed(requestFor()), [stocked(hammer, 2)]), 1)
  })

  it("the list of pieces that an order takes from the market contains only articles with enough stock, sorted by article number", () => {
    const products: ReadonlyArray<Product> = [stocked(hammer, 5), stocked(saw, 1)]
    const orders = [
      [item(saw, 1), item(hammer, 2)],
      [item(hammer, 2), item(saw, 1)],
    ].map((lines) => placed(requestFor({ lines, products }), { lines, products }))
    for (const order of orders)
      assert.deepStrictEqual(takenPieces(order, products), [
        { articleId: hammer.articleId, quantity: toQuantity(2) },
        { articleId: saw.articleId, quantity: toQuantity(1) },
      ])
    const [order] = orders
    assert.isDefined(order)
    assert.deepStrictEqual(
      takenPieces(order, [stocked(hammer, 1), { ...stocked(saw, 0), availability: ["2"] }]),
      [],
    )
    assert.deepStrictEqual(takenPieces(order, []), [])
  })
})
