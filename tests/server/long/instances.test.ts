import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"

import { httpShopper, piecesLeft, placeOrder, stockedArticle } from "../../support/orders/httpShopper.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { forget, type Shop, startShop } from "../../support/shop.ts"
import { addToBasket, cookieHeader, send } from "../support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"

/** A server process of the real program with a PostgreSQL database. */
const instance = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () =>
      startShop({
        dataDir: await mkdtemp(join(tmpdir(), "heimwerk-instance-")),
        env: { DATABASE_URL: url, TRUSTED_PROXY: "127.0.0.1" },
      }),
    ),
    (shop) => Effect.promise(() => shop.stop().then(() => forget(shop))),
  )

/** Two servers that were started at the same time on one empty PostgreSQL database. */
class Servers extends Context.Service<Servers, readonly [Shop, Shop]>()("tests/Servers") {
  static readonly layer = Layer.effect(
    Servers,
    Effect.flatMap(postgresUrl, (url) => Effect.all([instance(url), instance(url)], { concurrency: 2 })),
  )
}

const anArticle = async (origin: string) => {
  const { text } = await send(origin, "/rest/v4/navigation/cirax?hitsPerPage=1")
  const articleId: string = JSON.parse(text).hits[0].id
  return articleId
}

if (postgresPrograms === undefined) {
  describe("several servers on one PostgreSQL", () => {
    it("the tests of several servers are skipped on a machine without PostgreSQL", (context) =>
      context.skip())
  })
} else {
  layer(Servers.layer, { excludeTestServices: true })("several servers on one PostgreSQL", (it) => {
    it.effect(
      "two servers that start in parallel share sessions and baskets, and report that acknowledged changes survive a power loss",
      () =>
        Effect.gen(function* () {
          const [first, second] = yield* Servers
          for (const { output } of [first, second])
            assert.match(output(), /acknowledged changes are power-loss safe/u)
          const articleId = yield* Effect.promise(() => anArticle(first.origin))
          const cookie = cookieHeader(yield* Effect.promise(() => addToBasket(first.origin, { articleId })))
          const adds = Array.from({ length: 20 }, (_, index) => {
            const origin = index % 2 === 0 ? first.origin : second.origin
            return addToBasket(origin, { articleId }, { cookie, "idempotency-key": `key-${index >> 1}` })
          })
          const statuses = (yield* Effect.promise(() => Promise.all(adds))).map(({ status }) => status)
          assert.deepStrictEqual(new Set(statuses), new Set([200]))
          for (const { origin } of [first, second]) {
            const { text } = yield* Effect.promise(() => send(origin, basket, { headers: { cookie } }))
            assert.strictEqual(JSON.parse(text).totalQuantity, 11)
          }
        }),
    )

    it.effect("T-C7: exactly 10 pieces are sold when 200 shoppers compete for 10 pieces on two servers", () =>
      Effect.gen(function* () {
        const servers = yield* Servers
        const originOf = (index: number) => servers[index % 2 === 0 ? 0 : 1].origin
        const article = stockedArticle(11)
        const first = yield* Effect.promise(() => httpShopper(originOf(0), article, article.pieces - 10))
        assert.strictEqual((yield* Effect.promise(() => placeOrder(originOf(0), first, "first"))).status, 201)
        const shoppers = yield* Effect.forEach(
          Array.from({ length: 200 }, (_, index) => index),
          (index) => Effect.promise(() => httpShopper(originOf(index), article, 1)),
          { concurrency: 20 },
        )
        const answers = yield* Effect.promise(() =>
          Promise.all(
            shoppers.map((shopper, index) =>
              placeOrder(originOf(index), shopper, `order-${index}`, {
                "x-forwarded-for": `192.0.2.${index + 1}`,
              }),
            ),
          ),
        )
        const count = (status: number) => answers.filter((answer) => answer.status === status).length
        assert.deepStrictEqual([count(201), count(409) + count(422)], [10, 190])
        for (const { origin } of servers)
          assert.strictEqual(yield* Effect.promise(() => piecesLeft(origin, article)), 0)
      }),
    )
  })
}
