import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, ownPage, send } from "./support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"
const quantityIn = (text: string) => JSON.parse(text).totalQuantity

layer(MemoryShop.layer(), { excludeTestServices: true })("the session of a visitor", (it) => {
  it.effect("browsing the shop and reading an empty basket set no cookie", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      for (const path of ["/", basket, `${basket}/limited`, "/public/api/markets"]) {
        assert.deepStrictEqual((yield* Effect.promise(() => send(origin, path))).setCookie, [])
      }
    }),
  )

  it.effect(
    "T-S1: adding the first article starts a session, whose cookie has the attributes HttpOnly and SameSite",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const answer = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" }))
        assert.strictEqual(answer.status, 200)
        assert.match(
          answer.setCookie.join("\n"),
          /^heimwerk_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u,
        )
        assert.strictEqual(answer.headers["cache-control"], "no-store")
      }),
  )

  it.effect("the basket can be read only with its session cookie", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const first = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 2 }))
      const cookie = cookieHeader(first)
      const second = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" }, { cookie }))
      assert.deepStrictEqual(second.setCookie, [])
      const mine = yield* Effect.promise(() => send(origin, basket, { headers: { cookie } }))
      const nobodys = yield* Effect.promise(() => send(origin, basket))
      assert.deepStrictEqual([quantityIn(mine.text), quantityIn(nobodys.text)], [3, 0])
    }),
  )

  it.effect("a visitor with an invented session cookie gets an empty basket", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const cookie = "heimwerk_session=invented"
      const answer = yield* Effect.promise(() => send(origin, basket, { headers: { cookie } }))
      assert.strictEqual(quantityIn(answer.text), 0)
    }),
  )

  it.effect("T-S11: a visitor cannot change or remove another visitor's basket line", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const owner = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" }))
      const other = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000162" }))
      const [line] = JSON.parse(owner.text).lineItems
      for (const cookie of ["", cookieHeader(other)]) {
        const headers = { ...ownPage(origin), cookie }
        const body = JSON.stringify({ quantity: 9 })
        const [changed, removed] = yield* Effect.promise(() =>
          Promise.all([
            send(origin, `${basket}/items/update/${line.lineItemId}`, { method: "POST", headers, body }),
            send(origin, `${basket}/items/${line.lineItemId}`, { method: "DELETE", headers }),
          ]),
        )
        for (const { status, text } of [changed, removed])
          assert.deepStrictEqual([status, JSON.parse(text).code], [404, "UnknownLine"])
      }
    }),
  )

  it.effect(
    "T-C3: a command that is sent five times with one idempotency key runs once, and the key is refused for another command",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const cookie = cookieHeader(
          yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" })),
        )
        const headers = { cookie, "idempotency-key": "the-same" }
        const answers = yield* Effect.promise(() =>
          Promise.all(
            Array.from({ length: 5 }, () => addToBasket(origin, { articleId: "1000162" }, headers)),
          ),
        )
        assert.deepStrictEqual(new Set(answers.map(({ text }) => quantityIn(text))), new Set([2]))
        const other = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000358" }, headers))
        assert.deepStrictEqual([other.status, JSON.parse(other.text).code], [422, "Invalid"])
      }),
  )
})

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "the session of a visitor over TLS",
  (it) => {
    it.effect("T-S1: on https, the session cookie is a __Host- cookie with Secure", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const answer = yield* Effect.promise(() =>
          addToBasket(origin, { articleId: "1000001" }, { origin: "https://shop.example" }),
        )
        assert.match(
          answer.setCookie.join("\n"),
          /^__Host-heimwerk_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
        )
      }),
    )
  },
)
