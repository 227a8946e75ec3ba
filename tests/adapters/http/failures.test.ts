import { assert, describe, it } from "@effect/vitest"
import { isNoNetwork } from "@heimwerk/core/command/isNoNetwork.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { Effect, Fiber, Layer } from "effect"

import { fakeFetch, json, type Reply, shop } from "./support/fakeShop.ts"
import { passTime, useFakeTimers } from "./support/passTime.ts"

useFakeTimers()

const articleId = ArticleId.make("10000001")
const line = { articleId, quantity: Quantity.make(1), deliveryType: "homeDelivery" as const }
const list = { filters: [], sort: "relevance" as const, page: 1, pageSize: 24 }

type Call = Effect.Effect<
  void,
  { readonly message: string },
  Baskets | Catalog | Markets | Newsletter | Places | Wishlists
>

/** Calls of the ports, each with a pattern for the beginning of its German error message. */
const calls: Readonly<Record<string, readonly [Call, string]>> = {
  "the market list": [Effect.asVoid(Markets.use((port) => port.all)), "Die Märkte können"],
  "a place search": [
    Effect.asVoid(Places.use((port) => port.search("köln", 5))),
    "Wir haben keine Märkte .* Die Suche ist gerade fehlgeschlagen",
  ],
  "a place by id": [
    Effect.asVoid(Places.use((port) => port.byId("plz-50667"))),
    "Wir haben keine Märkte .* Die Suche ist gerade fehlgeschlagen",
  ],
  "a place by position": [
    Effect.asVoid(Places.use((port) => port.byPosition({ lat: 50, lng: 7 }))),
    "Wir haben keine Märkte .* Die Suche ist gerade fehlgeschlagen",
  ],
  "a product search": [
    Effect.asVoid(Catalog.use((port) => port.search({ ...list, term: "bohrer" }))),
    "Leider ist ein unbekannter",
  ],
  "a category list": [Effect.asVoid(Catalog.use((port) => port.search(list))), "Leider ist ein unbekannter"],
  "the navigation": [Effect.asVoid(Catalog.use((port) => port.navigation)), "Leider ist ein unbekannter"],
  "product records": [
    Effect.asVoid(Catalog.use((port) => port.records([articleId]))),
    "Leider ist ein unbekannter",
  ],
  "a product": [Effect.asVoid(Catalog.use((port) => port.detail(articleId))), "Leider ist ein unbekannter"],
  "the basket": [
    Effect.asVoid(Baskets.use((port) => port.read("full"))),
    "Der Warenkorb kann gerade nicht geladen",
  ],
  "a basket add": [
    Effect.asVoid(Baskets.use((port) => port.run({ kind: "add", line }, "k"))),
    "Der Warenkorb kann gerade nicht geändert",
  ],
  "a basket update": [
    Effect.asVoid(
      Baskets.use((port) => port.run({ kind: "update", lineItemId: "1", quantity: Quantity.make(2) }, "k")),
    ),
    "Der Warenkorb kann gerade nicht geändert",
  ],
  "a basket removal": [
    Effect.asVoid(Baskets.use((port) => port.run({ kind: "remove", lineItemId: "1" }, "k"))),
    "Der Warenkorb kann gerade nicht geändert",
  ],
  "a move to the wishlist": [
    Effect.asVoid(Baskets.use((port) => port.moveToWishlist("1", "k"))),
    "Der Warenkorb kann gerade nicht geändert",
  ],
  "a voucher": [
    Effect.asVoid(Baskets.use((port) => port.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k"))),
    "Der Warenkorb kann gerade nicht geändert",
  ],
  "the wishlist": [
    Effect.asVoid(Wishlists.use((port) => port.read("full"))),
    "Die Merkliste kann gerade nicht geladen",
  ],
  "the wishlist in limited mode": [
    Effect.asVoid(Wishlists.use((port) => port.read("limited"))),
    "Die Merkliste kann gerade nicht geladen",
  ],
  "an addition to the wishlist": [
    Effect.asVoid(Wishlists.use((port) => port.run({ kind: "add", item: line }, "k"))),
    "Die Merkliste kann gerade nicht geändert",
  ],
  "a move to the basket": [
    Effect.asVoid(Wishlists.use((port) => port.moveToBasket("1", "homeDelivery", "k"))),
    "Die Merkliste kann gerade nicht geändert",
  ],
  "a newsletter subscription": [
    Effect.asVoid(Newsletter.use((port) => port.subscribe(Email.make("a@b.de"), "k"))),
    "Der Newsletter ist gerade nicht",
  ],
  "a newsletter confirmation": [
    Effect.asVoid(Newsletter.use((port) => port.confirm("token"))),
    "Der Newsletter ist gerade nicht",
  ],
}

const faults: Readonly<Record<string, Reply>> = {
  "a broken connection": "down",
  "a server error": json({ error: "x" }, 500),
  "too many requests": json({}, 429),
  "JSON that breaks off": () =>
    new Response('{"markets": [', { headers: { "content-type": "application/json" } }),
  "a page instead of JSON": () => new Response("<html>", { headers: { "content-type": "text/html" } }),
  "an answer of another shape": json({ other: true }),
  "an empty answer": () => new Response(null, { status: 204 }),
  "a login page of a network": () => new Response("<html>", { status: 511 }),
}

describe("calls that fail", () => {
  for (const [name, [call, text]] of Object.entries(calls)) {
    it.effect.each(Object.keys(faults))(
      `T-C5: the request for ${name} fails with the port's German error after %s`,
      (fault) =>
        Effect.gen(function* () {
          const server = fakeFetch(faults[fault] ?? "down")
          const fiber = yield* call.pipe(
            Effect.flip,
            Effect.provide(Layer.provideMerge(shop, server.layer)),
            Effect.forkChild({ startImmediately: true }),
          )
          yield* passTime(2000)
          assert.match((yield* Fiber.join(fiber)).message, new RegExp(`^${text}`, "u"))
        }),
    )
  }
})

/** Adds an article to the basket of a shop with these replies, and returns the error. */
const failedAdd = Effect.fnUntraced(function* (...replies: ReadonlyArray<Reply>) {
  const server = fakeFetch(...replies)
  const fiber = yield* Baskets.use((port) => port.run({ kind: "add", line }, "k")).pipe(
    Effect.flip,
    Effect.provide(Layer.provideMerge(shop, server.layer)),
    Effect.forkChild({ startImmediately: true }),
  )
  yield* passTime(2000)
  return { error: yield* Fiber.join(fiber), requests: server.requests }
})

describe("commands without a network", () => {
  it.effect("a command that three requests could not send fails as one that has no network", () =>
    Effect.gen(function* () {
      const { error, requests } = yield* failedAdd("down")
      assert.isTrue(isNoNetwork(error))
      assert.deepInclude(error, { reason: "Unavailable" })
      assert.deepStrictEqual(
        requests.map(({ headers }) => headers.get("idempotency-key")),
        ["k", "k", "k"],
      )
    }),
  )

  it.effect.each(Object.keys(faults).filter((fault) => fault !== "a broken connection"))(
    "a command does not count as one that has no network after %s",
    (fault) =>
      Effect.gen(function* () {
        const { error } = yield* failedAdd(faults[fault] ?? "down")
        assert.isFalse(isNoNetwork(error))
      }),
  )
})
