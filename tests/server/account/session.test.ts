import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import * as account from "../support/account.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "../support/send.ts"
import { sqlWorld } from "../support/sqlWorld.ts"

const { anna, basketPath, bilal, cardPath, cookieOf, get, login, mePath, post } = account

const quantityIn = (text: string) => JSON.parse(text).totalQuantity

/** Asserts that requests for customer data treat a cookie as that of a visitor who is not logged in. */
const asNobody = Effect.fnUntraced(function* (cookie: string) {
  assert.strictEqual((yield* get(mePath, { cookie })).text, "{}")
  const card = yield* get(cardPath, { cookie })
  assert.deepStrictEqual(
    [card.status, JSON.parse(card.text)],
    [401, { code: "NotLoggedIn", message: "Bitte melde dich an." }],
  )
})

layer(MemoryShop.layer({}, { world: sqlWorld() }), { excludeTestServices: true })(
  "the session of a customer",
  (it) => {
    it.effect(
      "T-S1: a login sets a session cookie for 30 days and a device cookie for 180 days, both with HttpOnly and SameSite",
      () =>
        Effect.gen(function* () {
          const { setCookie, status, text } = yield* login(bilal)
          assert.strictEqual(status, 200)
          const attributes = (days: number) => `Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax`
          assert.lengthOf(setCookie, 2)
          assert.match(
            setCookie[0] ?? "",
            new RegExp(`^heimwerk_session=[\\w-]{43}; ${attributes(30)}$`, "u"),
          )
          assert.match(
            setCookie[1] ?? "",
            new RegExp(`^heimwerk_device=[\\w-]{43}; ${attributes(180)}$`, "u"),
          )
          assert.deepStrictEqual(JSON.parse(text), {
            id: "10002",
            cs_id: "cs-10002",
            email: bilal,
            firstname: "Bilal",
            lastname: "Kaya",
            loyalty_card: "2770010000024",
            merge_done: true,
          })
        }),
    )

    it.effect("T-S2: every login creates a new session id and ends the old session at once", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const guest = cookieHeader(
          yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 2 })),
        )
        const dead = [guest]
        for (let round = 0; round < 3; round++) {
          const cookie = dead.at(-1) ?? ""
          const fresh = cookieOf(yield* login(anna, undefined, { cookie }), "heimwerk_session")
          assert.notInclude(dead, fresh)
          for (const old of dead) yield* asNobody(old)
          assert.strictEqual(JSON.parse((yield* get(mePath, { cookie: fresh })).text).firstname, "Anna")
          dead.push(fresh)
        }
        const [cookie = ""] = dead.slice(-1)
        assert.strictEqual(quantityIn((yield* get(basketPath, { cookie })).text), 2)
        for (const old of dead.slice(0, -1))
          assert.strictEqual(quantityIn((yield* get(basketPath, { cookie: old })).text), 0)
      }),
    )

    it.effect(
      "T-S2: a logout ends the session on the server, even if the browser still sends the cookie",
      () =>
        Effect.gen(function* () {
          const cookie = cookieOf(yield* login(bilal), "heimwerk_session")
          assert.deepStrictEqual(JSON.parse((yield* get(cardPath, { cookie })).text), {
            cardNumber: "2770010000024",
          })
          const out = yield* post(account.logoutPath, {}, { cookie })
          assert.deepStrictEqual([out.status, out.text], [204, ""])
          assert.match(
            out.setCookie.join("\n"),
            /^heimwerk_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/u,
          )
          yield* asNobody(cookie)
          assert.strictEqual((yield* post(account.logoutPath, {}, { cookie })).status, 204)
        }),
    )

    it.effect("T-S2: a login does not use a session id that the browser has invented", () =>
      Effect.gen(function* () {
        const chosen = `heimwerk_session=${"A".repeat(43)}`
        const fresh = cookieOf(yield* login(bilal, undefined, { cookie: chosen }), "heimwerk_session")
        assert.notStrictEqual(fresh, chosen)
        yield* asNobody(chosen)
      }),
    )

    it.effect("a failed login does not end the guest's session", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const cookie = cookieHeader(
          yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" })),
        )
        const failed = yield* login(anna, "falsch", { cookie })
        assert.deepStrictEqual([failed.status, failed.setCookie], [401, []])
        assert.strictEqual(quantityIn((yield* get(basketPath, { cookie })).text), 1)
      }),
    )

    it.effect("the answer to a login in the checkout does not contain the field merge_done", () =>
      Effect.gen(function* () {
        const answer = yield* post(account.checkoutPath, { email: anna, password: account.password })
        assert.deepStrictEqual(JSON.parse(answer.text), {
          id: "10001",
          cs_id: "cs-10001",
          email: anna,
          firstname: "Anna",
          lastname: "Berg",
        })
        const cookie = cookieOf(answer, "heimwerk_session")
        assert.strictEqual(JSON.parse((yield* get(mePath, { cookie })).text).merge_done, true)
      }),
    )

    it.effect(
      "T-S12: the answers about customer, card, basket and wishlist have the header Cache-Control: no-store, with and without a login",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const fresh = yield* login(bilal)
          assert.strictEqual(fresh.headers["cache-control"], "no-store")
          const paths = [
            mePath,
            cardPath,
            basketPath,
            `${basketPath}/limited`,
            "/shop/rest/V1/heimwerk/wishlist",
          ]
          for (const cookie of ["", cookieOf(fresh, "heimwerk_session")])
            for (const path of paths)
              assert.strictEqual((yield* get(path, { cookie })).headers["cache-control"], "no-store", path)
          const cookie = cookieOf(fresh, "heimwerk_session")
          const page = yield* Effect.promise(() => send(origin, "/", { headers: { cookie } }))
          assert.strictEqual(page.headers["cache-control"], "no-store")
        }),
    )
  },
)

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "the session of a customer over TLS",
  (it) => {
    it.effect("T-S1: on https, a login and a logout set __Host- cookies with Secure", () =>
      Effect.gen(function* () {
        const origin = { origin: "https://shop.example" }
        const inside = yield* login(bilal, undefined, origin)
        const outside = yield* post(
          account.logoutPath,
          {},
          { ...origin, cookie: cookieOf(inside, "__Host-heimwerk_session") },
        )
        for (const cookie of [...inside.setCookie, ...outside.setCookie])
          assert.match(
            cookie,
            /^__Host-heimwerk_(?:session|device)=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
          )
        assert.lengthOf([...inside.setCookie, ...outside.setCookie], 3)
      }),
    )
  },
)
