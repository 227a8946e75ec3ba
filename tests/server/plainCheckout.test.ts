import { randomBytes } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { plainCheckout } from "@heimwerk/ui/features/account/checkout/plainCheckout.ts"
import { Effect, Schema } from "effect"

import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"

const readOffer = Schema.decodeUnknownSync(Schema.fromJsonString(CheckoutOffer))

/** Puts an article into a new basket for pickup. Returns two markets that have it, and steps of the checkout. */
const fill = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const { assortment, markets } = smallWorld
  const { articleId, stocked } =
    assortment.articles
      .map(({ product: { articleId } }) => ({
        articleId,
        stocked: markets.filter(({ id }) => (assortment.stock(articleId, id) ?? 0) > 0),
      }))
      .find(({ stocked }) => stocked.length > 1) ?? assert.fail("No article is in stock in two markets.")
  const session = cookieHeader(
    yield* Effect.promise(() => addToBasket(origin, { articleId, deliveryType: "marketPickup" })),
  )
  const [first = assert.fail(), second = assert.fail()] = stocked.map(({ id }) => id)
  /** Returns what the checkout shows for a market. */
  const seenIn = (marketId: string) =>
    Effect.promise(() =>
      send(origin, `/shop/rest/V1/heimwerk/checkout/offer?marketId=${marketId}`, {
        headers: { cookie: session },
      }),
    ).pipe(Effect.map(({ text }) => seenOf(readOffer(text))))
  /** Submits the checkout form with the market of the cookie. Returns whether this places an order. */
  const order = (marketId: string, seen: object) =>
    Effect.promise(() =>
      send(origin, plainCheckout.target, {
        method: "POST",
        headers: {
          origin,
          cookie: `${session}; ${marketCookies.id}=${marketId}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({
          salute: "Frau",
          firstName: "Anna",
          lastName: "Berg",
          email: "anna.berg@kunde.example",
          [plainCheckout.payment]: "payInMarket",
          [plainCheckout.seen]: JSON.stringify(seen),
          [plainCheckout.key]: randomBytes(16).toString("hex"),
        }).toString(),
      }),
    ).pipe(Effect.map(({ headers: { location } }) => location?.startsWith("/bestellung/HW-") ?? false))
  return { first, second, seenIn, order }
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the checkout without JavaScript", (it) => {
  it.effect(
    "without JavaScript, an order is refused if the market was changed in another tab, until the customer has seen the new market",
    () =>
      Effect.gen(function* () {
        const { first, order, second, seenIn } = yield* fill
        assert.isFalse(yield* order(second, yield* seenIn(first)))
        assert.isTrue(yield* order(second, yield* seenIn(second)))
      }),
  )

  it.effect(
    "without JavaScript, an order from a page of an older version, which does not send its market, is placed",
    () =>
      Effect.gen(function* () {
        const { first, order, seenIn } = yield* fill
        const { marketId, ...older } = yield* seenIn(first)
        assert.strictEqual(marketId, first)
        assert.isTrue(yield* order(first, older))
      }),
  )
})
