import { assert, layer } from "@effect/vitest"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect, Layer } from "effect"
import { OpenApi } from "effect/http-api"

import { anna, basketPath, bilal, cookieOf, login } from "../support/account.ts"
import { embedded, withSmallWorld } from "../../support/database.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { addToBasket, ownPage, send } from "../support/send.ts"
import { sqlShop } from "../support/sqlShop.ts"

const addresses = "/shop/rest/V1/heimwerk/customers/me/addresses"
const ordersPath = "/shop/rest/V1/heimwerk/customers/me/orders"
const address = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  addition: "",
  street: "Kanarienweg 7",
  postalCode: "24103",
  city: "Kiel",
  phone: "",
}
const wishlist = "/shop/rest/V1/heimwerk/wishlist"

/** Routes with public data, which every caller may read. */
const publicRoutes = /^\/(?:public\/api\/(?:places|bot-check|markets|articles)|rest\/v4)\//u

/** Valid request bodies by the end of their path. */
const bodies: Readonly<Record<string, object>> = {
  "items/update/{id}": { quantity: 9 },
  "items/{id}": { quantity: 9 },
  "addresses/{id}": { ...address, street: "Fremde Straße 1" },
  "{id}/move-to-basket": { deliveryType: "homeDelivery" },
}

const bodyFor = (path: string) => Object.entries(bodies).find(([end]) => path.endsWith(end))?.[1] ?? {}

/** Every endpoint of the HTTP contract with an id in its path, except those with public data. */
const routes = Object.entries<object>(OpenApi.fromApi(ShopApi).paths).flatMap(([path, methods]) =>
  path.includes("{id}") && !publicRoutes.test(path)
    ? Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path }))
    : [],
)

const sent = (method: string, path: string, cookie: string, body?: object) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, path, {
        method,
        headers: { ...ownPage(origin), cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    ),
  )

/**
 * Logs a customer in, adds three drills to the basket and to the wishlist, and saves an address. Returns the
 * session cookie, and the ids of the customer's first address and first order.
 */
const owner = (email: string) =>
  Effect.gen(function* () {
    const { origin } = yield* MemoryShop
    const cookie = cookieOf(yield* login(email), "heimwerk_session")
    yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 3 }, { cookie }))
    yield* sent("POST", `${wishlist}/items`, cookie, { articleId: "1000001", quantity: 3 })
    const book = yield* sent("POST", addresses, cookie, address)
    const bought = yield* sent("GET", ordersPath, cookie)
    return { cookie, ids: [JSON.parse(book.text)[0].id, JSON.parse(bought.text)[0].orderId] }
  })

const all = (cookie: string) =>
  Effect.all([basketPath, wishlist, addresses, ordersPath].map((path) => sent("GET", path, cookie))).pipe(
    Effect.map((answers) => answers.map(({ text }) => text)),
  )

const shop = sqlShop.pipe(Layer.provideMerge(withSmallWorld(embedded)))

layer(shop, { excludeTestServices: true })("the data of a customer", (it) => {
  it.effect(
    "T-S11: the list of tested routes contains the basket, wishlist, order and address routes with an id in their path",
    () =>
      Effect.sync(() => {
        assert.includeMembers(
          routes.map(({ method, path }) => `${method} ${path}`),
          [
            "POST /shop/rest/V1/{brand}/basket/items/update/{id}",
            "DELETE /shop/rest/V1/{brand}/basket/items/{id}",
            "PUT /shop/rest/V1/{brand}/wishlist/items/{id}",
            "GET /shop/rest/V1/{brand}/customers/me/orders/{id}",
            "DELETE /shop/rest/V1/{brand}/customers/me/addresses/{id}",
          ],
        )
      }),
  )

  it.effect(
    "T-S11: no private route with an id in its path shows or changes a customer's data for another customer, a guest or a visitor without a session",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { cookie: mine, ids: personal } = yield* owner(anna)
        const others = {
          customer: cookieOf(yield* login(bilal), "heimwerk_session"),
          guest:
            (yield* Effect.promise(() => addToBasket(origin, { articleId: "1000358" }))).setCookie[0]?.split(
              ";",
            )[0] ?? "",
          nobody: "",
          inventor: `heimwerk_session=${"A".repeat(43)}`,
        }
        const before = yield* all(mine)
        const ids = ["1000001-homeDelivery", "1000001", ...personal]
        assert.isTrue(ids.every((id) => typeof id === "string" && id !== ""))
        for (const [who, cookie] of Object.entries(others))
          for (const { method, path } of routes)
            for (const id of ids) {
              const target = path.replace("{brand}", "heimwerk").replace("{id}", id)
              const body = method === "GET" || method === "DELETE" ? undefined : bodyFor(path)
              const { status, text } = yield* sent(method, target, cookie, body)
              const isCoupon = path.endsWith("/coupons/{id}")
              // Removing a coupon that the caller does not use changes nothing and returns the caller's own
              // basket.
              assert.include(isCoupon ? [200, 404] : [401, 404], status, `${who}: ${method} ${target}`)
              assert.notMatch(text, /Akkuschrauber|Kanarienweg|Anna/u, `${who}: ${method} ${target}`)
            }
        assert.deepStrictEqual(yield* all(mine), before)
      }),
  )
})
