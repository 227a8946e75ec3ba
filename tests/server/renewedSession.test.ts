import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { render } from "../../ui/entry-server.tsx"
import { embedded, withSmallWorld } from "../support/database.ts"
import { anna, basketPath, cookieOf, get, login } from "./support/account.ts"
import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"
import { sqlShopWith } from "./support/sqlShop.ts"

const unchanged = Effect.succeed("1")

/** A shop whose data never change, so that pages without a visitor's data are made from templates. */
const shop = sqlShopWith({
  pages: pagesOf(render),
  dataVersion: { world: unchanged, stockedWorld: unchanged },
}).pipe(Layer.provideMerge(withSmallWorld(embedded)))

/** A page that is made from a template, and a page that is rendered for each visitor. */
const pages = ["/angebote", "/warenkorb"]

/** Makes the last visit of every session older. */
const age = Effect.fnUntraced(function* (minutes: number) {
  const sql = yield* SqlClient.SqlClient
  const millis = minutes * 60_000
  yield* sql`update session set last_seen = last_seen - ${millis}::bigint, used = used - ${millis}::bigint`
})

const guestCookie = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  return cookieHeader(yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" })))
})

/** Opens a page by a navigation. Returns the cookies of the answer. */
const visit = (path: string, cookie: string) =>
  Effect.map(get(path, { cookie, accept: "text/html" }), ({ setCookie }) => setCookie)

/** The cookies of a page that sends a guest's session cookie again. */
const renewed = (cookie: string) => [
  `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  "heimwerk_renewed=1; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax",
]

layer(shop, { excludeTestServices: true })("the renewed cookie of a session", (it) => {
  it.effect("T-S10: pages send a guest's session cookie again for 30 days, at most once an hour", () =>
    Effect.gen(function* () {
      const cookie = yield* guestCookie
      for (const page of pages) {
        assert.deepStrictEqual(yield* visit(page, cookie), renewed(cookie))
        assert.deepStrictEqual(yield* visit(page, `${cookie}; heimwerk_renewed=1`), [])
      }
    }),
  )

  it.effect.each([
    ["GET", basketPath],
    ["HEAD", "/angebote"],
  ] as const)(
    "T-S10: a page sends a guest's session cookie again, even if a program has recorded the visit with %s %s",
    ([method, path]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const cookie = yield* guestCookie
        yield* age(61)
        yield* Effect.promise(() => send(origin, path, { method, headers: { cookie } }))
        assert.deepStrictEqual(yield* visit("/angebote", cookie), renewed(cookie))
      }),
  )

  it.effect(
    "no answer to a program sends a session cookie again, because it could replace the new cookie of a login",
    () =>
      Effect.gen(function* () {
        const cookie = yield* guestCookie
        for (const path of [basketPath, ...pages]) {
          yield* age(61)
          assert.deepStrictEqual((yield* get(path, { cookie })).setCookie, [])
        }
      }),
  )

  it.effect("pages send a customer's session cookie again only after the end of the login", () =>
    Effect.gen(function* () {
      const cookie = cookieOf(yield* login(anna), "heimwerk_session")
      yield* age(20)
      assert.deepStrictEqual(yield* visit("/angebote", cookie), [])
      yield* age(61)
      assert.lengthOf(yield* visit("/angebote", cookie), 2)
    }),
  )
})
