import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { postgresPrograms, postgresUrl } from "../support/postgres.ts"
import { forget, startShop } from "../support/shop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"

/** A server process of the real program with a PostgreSQL database. */
const instance = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () =>
      startShop({
        dataDir: await mkdtemp(join(tmpdir(), "heimwerk-instance-")),
        env: { DATABASE_URL: url },
      }),
    ),
    (shop) => Effect.promise(() => shop.stop().then(() => forget(shop))),
  )

const anArticle = async (origin: string) => {
  const { text } = await send(origin, "/rest/v4/navigation/cirax?hitsPerPage=1")
  const articleId: string = JSON.parse(text).hits[0].id
  return articleId
}

describe("several servers on one PostgreSQL", () => {
  if (postgresPrograms === undefined) {
    it("skips the tests of several servers, because PostgreSQL is not installed on this machine", (context) =>
      context.skip())
    return
  }

  it.live("several servers started in parallel share sessions and baskets, with power-loss safety", () =>
    Effect.gen(function* () {
      const url = yield* postgresUrl
      const [first, second] = yield* Effect.all([instance(url), instance(url)], { concurrency: 2 })
      assert.match(first.output(), /acknowledged changes are power-loss safe/u)
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
})
