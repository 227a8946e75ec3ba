import { assert } from "@effect/vitest"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { OrderRequest } from "@heimwerk/core/order/CheckoutOffer.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect } from "effect"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

/** Basket and checkout port of one visitor, with the catalogue. */
export interface Shopper {
  readonly baskets: Baskets["Service"]
  readonly checkout: Checkout["Service"]
  /** The catalogue whose stock decreases with each order. */
  readonly catalog: Catalog["Service"]
}

const [market] = smallWorld.markets
if (market === undefined) throw new Error("The small world has no market.")
const marketId = market.id

const contact = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email: Email.make("anna.berg@kunde.example"),
} as const

/** Returns the stock of an article in the first market of the small world, or 0 for an unknown article. */
export const stockOf = ({ catalog }: Shopper, articleId: ArticleId) =>
  Effect.orDie(Effect.map(catalog.records([articleId], marketId), ([product]) => product?.stock ?? 0))

/**
 * Returns an article with at least this many pieces in the first market of the small world. Dies if there is no
 * such article.
 */
export const stocked = ({ catalog }: Shopper, pieces: number) =>
  Effect.orDie(
    Effect.map(
      catalog.records(
        smallWorld.assortment.articles.map(({ product }) => product.articleId),
        marketId,
      ),
      (products) => {
        const found = products.find(({ stock = 0 }) => stock >= pieces)
        if (found === undefined) throw new Error(`The market has no article with ${pieces} pieces.`)
        return found.articleId
      },
    ),
  )

/** Puts pieces into the basket for pickup, and returns a request to order the whole basket, paid in the market. */
export const fill = Effect.fnUntraced(function* (
  { baskets, checkout }: Shopper,
  articleId: ArticleId,
  pieces: number,
) {
  const line = { articleId, quantity: toQuantity(pieces), deliveryType: "marketPickup" } as const
  yield* baskets.run({ kind: "add", line }, `fill-${pieces}`)
  const offer = yield* checkout.offer(marketId)
  return { contact, marketId, payment: "payInMarket", seen: seenOf(offer) } satisfies OrderRequest
})

/**
 * Tests for every adapter of the checkout.
 *
 * @param shopper a new visitor
 */
export const checkoutSuite = <R>(it: SuiteIt<R>, shopper: Effect.Effect<Shopper, never, NoInfer<R>>) => {
  it.effect(
    "a reservation reduces the stock and empties the basket, and a repeated idempotency key has no second effect",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 3)
        const before = yield* stockOf(anna, article)
        const request = yield* fill(anna, article, 2)
        const placed = yield* anna.checkout.place(request, "k1")
        assert.deepStrictEqual(
          placed.order.deliveries.map(({ lines, state }) => [state, lines.map(({ quantity }) => quantity)]),
          [["reserved", [2]]],
        )
        assert.deepStrictEqual(yield* anna.checkout.place(request, "k1"), placed)
        assert.strictEqual((yield* anna.baskets.read("full")).totalQuantity, 0)
        assert.strictEqual(yield* stockOf(anna, article), before - 2)
        assert.deepStrictEqual(yield* anna.checkout.byLink(placed.order.orderId, placed.token), placed.order)
      }),
  )

  it.effect("the offer and the order name the same key facts of each article", () =>
    Effect.gen(function* () {
      const anna = yield* shopper
      const request = yield* fill(anna, yield* stocked(anna, 1), 1)
      const offer = yield* anna.checkout.offer(marketId)
      const { order } = yield* anna.checkout.place(request, "k1")
      const [offered, ordered] = [offer, order].map(({ deliveries }) =>
        deliveries.flatMap(({ lines }) => lines.map(({ facts }) => facts)),
      )
      assert.isNotEmpty(offered?.[0])
      assert.deepStrictEqual(ordered, offered)
    }),
  )

  it.effect("an order can be neither read nor cancelled without the token of its link", () =>
    Effect.gen(function* () {
      const anna = yield* shopper
      const { order, token } = yield* anna.checkout.place(yield* fill(anna, yield* stocked(anna, 1), 1), "k1")
      for (const [id, wrong] of [
        [order.orderId, `${token}x`],
        [order.orderId, "a\u0000"],
        [`${order.orderId}1`, token],
      ] as const) {
        assert.strictEqual((yield* Effect.flip(anna.checkout.byLink(id, wrong))).reason, "UnknownOrder")
        assert.strictEqual((yield* Effect.flip(anna.checkout.cancel(id, wrong))).reason, "UnknownOrder")
      }
    }),
  )

  it.effect(
    "the shop refuses an order if the basket has changed since the customer saw it, and changes nothing",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 3)
        const before = yield* stockOf(anna, article)
        const request = yield* fill(anna, article, 1)
        yield* fill(anna, article, 2)
        const refused = yield* Effect.flip(anna.checkout.place(request, "k1"))
        assert.strictEqual(refused.reason, "OfferChanged")
        assert.include(refused.message, "sind jetzt 3 Stück im Warenkorb.")
        assert.strictEqual((yield* anna.baskets.read("full")).totalQuantity, 3)
        assert.strictEqual(yield* stockOf(anna, article), before)
      }),
  )

  it.effect(
    "the offer for an island costs exactly the island surcharge more than the offer for the mainland",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const shipped = smallWorld.assortment.articles.find(({ shipping }) => shipping)
        assert.isDefined(shipped)
        const { articleId } = shipped.product
        const line = { articleId, quantity: toQuantity(1), deliveryType: "homeDelivery" } as const
        yield* anna.baskets.run({ kind: "add", line }, "fill")
        const near = yield* anna.checkout.offer(undefined, Plz.make("50667"))
        const island = yield* anna.checkout.offer(undefined, Plz.make("26757"))
        assert.strictEqual<number>(island.total - near.total, 995)
        assert.deepStrictEqual([near.islandSurcharge, island.islandSurcharge], [undefined, toCents(995)])
        assert.deepStrictEqual(
          [near, island].map(({ deliveries: [delivery] }) => delivery?.promise?.route),
          [{ warehouse: "NW", destination: "NW" }, { warehouse: "NW" }],
        )
      }),
  )

  it.effect("the shop refuses an order of an empty basket", () =>
    Effect.gen(function* () {
      const { checkout } = yield* shopper
      const offer = yield* checkout.offer(marketId)
      assert.deepStrictEqual(offer.problems, ["Dein Warenkorb ist leer."])
      const request = { contact, payment: "payInMarket", seen: seenOf(offer) } as const
      assert.strictEqual((yield* Effect.flip(checkout.place(request, "k1"))).reason, "NotOrderable")
    }),
  )

  it.effect(
    "cancelling an order returns its stock, and cancelling it again does not return the stock twice",
    () =>
      Effect.gen(function* () {
        const anna = yield* shopper
        const article = yield* stocked(anna, 2)
        const before = yield* stockOf(anna, article)
        const { order, token } = yield* anna.checkout.place(yield* fill(anna, article, 2), "k1")
        const cancelled = yield* anna.checkout.cancel(order.orderId, token)
        assert.deepStrictEqual(
          cancelled.deliveries.map(({ state }) => state),
          ["cancelled"],
        )
        assert.deepStrictEqual(
          cancelled.events.map(({ actor, kind }) => [kind, actor]),
          [["cancel", "customer"]],
        )
        assert.deepStrictEqual(yield* anna.checkout.cancel(order.orderId, token), cancelled)
        assert.strictEqual(yield* stockOf(anna, article), before)
      }),
  )
}
