import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { anna, basketPath, bilal, cardPath, cookieOf, login, mePath } from "../support/account.ts"
import { greeting } from "../support/greeting.ts"
import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { cases } from "../../support/size.ts"
import { nginxProgram, sharedCache } from "../support/sharedCache.ts"
import { type Answer, addToBasket, send } from "../support/send.ts"

const paths = [
  "/",
  "/meinkonto/uebersicht",
  "/werkzeug/c/werkzeug",
  mePath,
  cardPath,
  basketPath,
  "/shop/rest/V1/heimwerk/wishlist",
  "/public/api/markets",
  "/shop/rest/V1/heimwerk/config",
  "/robots.txt",
]

/** Personal data of each customer, which only the customer's own answers may contain. */
const names = { Anna: /Anna|Berg|cs-10001/u, Bilal: /Bilal|Kaya/u }

/** Number of requests by different visitors for different pages. */
const mixedRequests = cases(500, 5000)

const visitorOf = (name: string, cookie: string) => ({
  name,
  headers: cookie === "" ? {} : { cookie },
})

/** Makes a pseudo-random choice that is the same in every run. */
const mixed = <A>(choices: ReadonlyArray<A>, index: number, step: number): A | undefined =>
  choices[Math.floor(index * step) % choices.length]

if (nginxProgram === undefined) {
  describe("pages behind a shared cache", () => {
    it("the test of the shared cache is skipped on a machine without nginx", (context) => context.skip())
  })
} else {
  layer(MemoryShop.layer({ pageCacheSeconds: 30 }, { pages: pagesOf(greeting) }), {
    excludeTestServices: true,
  })("pages behind a shared cache", (it) => {
    it.effect(
      "T-S12: behind a shared cache, no visitor sees the name of another visitor in many mixed requests",
      () =>
        Effect.gen(function* () {
          const { origin: shop } = yield* MemoryShop
          const origin = yield* sharedCache(shop)
          const cookies = yield* Effect.all([login(anna), login(bilal)])
          const guest = yield* Effect.promise(() => addToBasket(shop, { articleId: "1000001" }))
          const [annas, bilals] = cookies.map((answer) => cookieOf(answer, "heimwerk_session"))
          const visitors = [
            visitorOf("Anna", annas ?? ""),
            visitorOf("Bilal", bilals ?? ""),
            visitorOf("nobody", cookieOf(guest, "heimwerk_session")),
            visitorOf("nobody", ""),
          ]
          const seen = new Map<string, number>()
          const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
          const look = (visitor: string, path: string, { headers, setCookie, text }: Answer) => {
            count(headers["x-cache"] ?? "none")
            if (text.includes("Hallo Gast")) count(`page ${headers["x-cache"]}`)
            for (const [owner, name] of Object.entries(names)) {
              if (!name.test(text)) continue
              assert.strictEqual(visitor, owner, path)
              assert.strictEqual(headers["cache-control"], "no-store", path)
              count(owner)
            }
            if (text.includes("Hallo Gast")) assert.notProperty(names, visitor, path)
            if (setCookie.length > 0)
              assert.match(headers["cache-control"] ?? "", /^(?:no-store|private, no-cache)$/u, path)
          }
          yield* Effect.forEach(
            Array.from({ length: mixedRequests }, (_, index) => index),
            (index) => {
              const visitor = mixed(visitors, index, 2.618)
              const path = mixed(paths, index, 1.7321)
              if (visitor === undefined || path === undefined) return Effect.void
              return Effect.promise(() => send(origin, path, { headers: visitor.headers })).pipe(
                Effect.map((answer) => look(visitor.name, path, answer)),
              )
            },
            { concurrency: 16, discard: true },
          )
          for (const what of ["HIT", "MISS", "page HIT", "Anna", "Bilal"])
            assert.isAbove(seen.get(what) ?? 0, mixedRequests / 50, what)
        }),
    )
  })
}
