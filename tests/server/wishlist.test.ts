import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, ownPage, send } from "./support/send.ts"

const api = "/shop/rest/V1/heimwerk"

const call = (method: string, path: string, body?: object, cookie = "") =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, api + path, {
        method,
        headers: { ...ownPage(origin), cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    ),
  )

const wish = (articleId: string, cookie?: string) =>
  call("POST", "/wishlist/items", { articleId, quantity: 1 }, cookie)

layer(MemoryShop.layer(), { excludeTestServices: true })("the wishlist of a visitor", (it) => {
  it.effect("only the first change of the wishlist sets a cookie, and its answer forbids caching", () =>
    Effect.gen(function* () {
      for (const path of ["/wishlist", "/wishlist/limited"]) {
        assert.deepStrictEqual((yield* call("GET", path)).setCookie, [])
      }
      const first = yield* wish("1000001")
      assert.match(first.setCookie.join("\n"), /^heimwerk_session=[^;]+; .*HttpOnly; SameSite=Lax$/u)
      assert.strictEqual(first.headers["cache-control"], "no-store")
      const cookie = cookieHeader(first)
      const second = yield* wish("1000015", cookie)
      assert.deepStrictEqual([second.setCookie, JSON.parse(second.text).totalQuantity], [[], 2])
      assert.strictEqual(
        (yield* call("GET", "/wishlist", undefined, cookie)).headers["cache-control"],
        "no-store",
      )
    }),
  )

  it.effect("wishlist and basket belong to one session, and the answer to a move contains both lists", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const added = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 3 }))
      const cookie = cookieHeader(added)
      const [line] = JSON.parse(added.text).lineItems
      const moved = yield* call("POST", `/basket/items/${line.lineItemId}/move-to-wishlist`, {}, cookie)
      const { basket, wishlist } = JSON.parse(moved.text)
      assert.deepStrictEqual([moved.status, basket.totalQuantity, wishlist.totalQuantity], [200, 0, 3])
      assert.strictEqual(wishlist.lineItems[0].unitPrice, "49,99\u00a0€")
    }),
  )

  it.effect("the wishlist in limited mode contains ids and quantities, but no prices", () =>
    Effect.gen(function* () {
      const first = yield* wish("1000001")
      const full = JSON.parse(first.text)
      const { text } = yield* call("GET", "/wishlist/limited", undefined, cookieHeader(first))
      assert.deepStrictEqual(JSON.parse(text), {
        id: full.id,
        type: "limited",
        version: full.version,
        totalQuantity: 1,
        featureFlags: full.featureFlags,
        lineItems: [
          { lineItemId: full.lineItems[0].lineItemId, product: { articleId: "1000001" }, quantity: 1 },
        ],
      })
    }),
  )

  it.effect("T-S11: a visitor cannot change, remove or move another visitor's wishlist line", () =>
    Effect.gen(function* () {
      const owner = yield* wish("1000001")
      const stranger = cookieHeader(yield* wish("1000162"))
      const [line] = JSON.parse(owner.text).lineItems
      const path = `/wishlist/items/${line.lineItemId}`
      for (const cookie of ["", stranger]) {
        const answers = [
          yield* call("PUT", path, { quantity: 5 }, cookie),
          yield* call("DELETE", path, undefined, cookie),
          yield* call("POST", `${path}/move-to-basket`, { deliveryType: "homeDelivery" }, cookie),
        ]
        assert.deepStrictEqual(
          answers.map(({ status, text }) => [status, JSON.parse(text).code]),
          answers.map(() => [404, "UnknownLine"]),
        )
      }
      const { text } = yield* call("GET", "/wishlist", undefined, cookieHeader(owner))
      assert.strictEqual(JSON.parse(text).totalQuantity, 1)
    }),
  )

  it.effect("removing a voucher, card or coupon that is not in the basket starts no session", () =>
    Effect.gen(function* () {
      for (const path of ["/vouchers", "/loyalty-cards", "/employee-cards", "/coupons/coupon-farbe"]) {
        const answer = yield* call("DELETE", `/basket${path}`)
        assert.deepStrictEqual(
          [answer.status, answer.setCookie, JSON.parse(answer.text).version],
          [200, [], 0],
        )
      }
    }),
  )
})
