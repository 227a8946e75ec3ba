import { assert, layer } from "@effect/vitest"
import { checkBackend } from "@heimwerk/conformance/check.ts"
import { checks } from "@heimwerk/conformance/checks/all.ts"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { send } from "../server/support/send.ts"
import { freePort } from "../support/freePort.ts"
import { faultyBackend } from "./support/faultyBackend.ts"
import { json } from "./support/mutations.ts"

const paths = ["/shop/rest/V1/heimwerk/basket", "/shop/rest/V1/heimwerk/wishlist"]

const quantity = async (origin: string, path: string, cookie: string) => {
  const { totalQuantity }: { readonly totalQuantity: number } = JSON.parse(
    (await send(origin, path, { headers: { cookie } })).text,
  )
  return totalQuantity
}

layer(MemoryShop.layer(), { excludeTestServices: true })(
  "visitors and data of the conformance suite",
  (it) => {
    it.effect(
      "the basket and the wishlist of every visitor are empty after the conformance checks of basket and wishlist",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const sessions = new Set<string>()
          const watched = yield* faultyBackend(origin, {
            name: "records sessions",
            check: "none",
            request: (sent) => {
              const { cookie } = sent.headers
              if (cookie !== undefined) sessions.add(cookie)
              return sent
            },
          })
          const only = ["basket", "wishlist"]
          yield* Effect.promise(() => checkBackend({ origin: watched, brand: "heimwerk", write: true, only }))
          assert.isAtLeast(sessions.size, 10)
          const left = yield* Effect.promise(() =>
            Promise.all(
              paths.flatMap((path) => Array.from(sessions, (cookie) => quantity(origin, path, cookie))),
            ),
          )
          assert.deepStrictEqual(
            left.filter((pieces) => pieces > 0),
            [],
          )
        }).pipe(Effect.scoped),
    )

    it.effect("the check prices.agree, which needs articles, is skipped for a backend without articles", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const empty = yield* faultyBackend(origin, {
          name: "has no articles",
          check: "none",
          answer: json<object>("GET /rest/v4/navigation/cirax", (body) => ({
            ...body,
            hits: [],
            totalHits: 0,
          })),
        })
        const only = ["prices.agree"]
        const [result] = yield* Effect.promise(() => checkBackend({ origin: empty, brand: "heimwerk", only }))
        assert.deepStrictEqual(
          [result?.state, result?.findings],
          ["skipped", ["Der Shop hat keine Artikel."]],
        )
      }).pipe(Effect.scoped),
    )

    it.effect("every check fails for an address without a backend", () =>
      Effect.gen(function* () {
        const results = yield* Effect.promise(() =>
          checkBackend({ origin: "http://127.0.0.1:9", brand: "heimwerk", write: true }),
        )
        assert.lengthOf(results, checks.length)
        assert.deepStrictEqual(
          results.filter(({ findings, state }) => state !== "failed" || findings.length === 0),
          [],
        )
      }),
    )

    it.effect("the finding for an address without a backend names the reason that the network gives", () =>
      Effect.gen(function* () {
        const origin = `http://127.0.0.1:${yield* Effect.promise(freePort)}`
        const [result] = yield* Effect.promise(() =>
          checkBackend({ origin, brand: "heimwerk", only: ["markets.list"] }),
        )
        assert.match(
          result?.findings.join() ?? "",
          /^Die Prüfung endet mit einem Fehler: Transport error \(GET .+\): connect ECONNREFUSED 127\.0\.0\.1/u,
        )
      }),
    )
  },
)
