import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Database from "@heimwerk/adapters/sql/database.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { freePort } from "../../support/freePort.ts"
import { httpShopper, placeOrder, stockedArticle } from "../../support/orders/httpShopper.ts"
import { postgresPrograms, postgresReplica, postgresServer } from "../../support/postgres.ts"
import { forget, startShop } from "../../support/shop.ts"
import { addToBasket, cookieHeader, send } from "../support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"
const token = "t".repeat(32)

/** Number of parallel visitors, and number of changes to the basket of each visitor. */
const visitors = 8
const changes = 25

const terms = ["lampe", "akkuschrauber", "farbe", "rasenmäher", "spüle", "dübel", "grill", "fliesen"]

/** Public addresses. All except `/maerkte` differ between rounds, so that no cache has their answers. */
const publicPaths = (round: number) => {
  const term = encodeURIComponent(terms[round % terms.length] ?? "")
  return [
    `/s/${term}?seite=${1 + (round >> 3)}`,
    `/rest/v4/search/cirax?query=${term}&hitsPerPage=${1 + (round % 40)}`,
    `/rest/v4/suggest/cirax?query=${term.slice(0, 4)}&n=${round}`,
    "/maerkte",
  ]
}

/** Returns how many replicas answer public reads, according to the measurements of the shop. */
const usedReplicas = async (operatorPort: number) => {
  const answer = await fetch(`http://127.0.0.1:${operatorPort}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return [...(await answer.text()).matchAll(/^heimwerk_replica_used\{[^}]*\} 1$/gmu)].length
}

/** Runs a statement directly on one database server, not through the shop. */
const on = <A extends object = object>(url: string, statement: string) =>
  Effect.scoped(
    Effect.flatMap(Layer.build(Layer.fresh(Database.layer({ url, directory: "/nowhere" }))), (context) =>
      Context.get(context, SqlClient.SqlClient).unsafe<A>(statement),
    ),
  )

const scansOf = (url: string) =>
  Effect.map(
    on<{ readonly scans: number }>(
      url,
      "select (seq_scan + idx_scan)::int as scans from pg_stat_user_tables where relname = 'article'",
    ),
    ([row]) => row?.scans ?? 0,
  )

if (postgresPrograms === undefined) {
  describe("a shop with replicas", () => {
    it("the tests of a shop with replicas are skipped on a machine without PostgreSQL", (context) =>
      context.skip())
  })
} else {
  describe("a shop with replicas", () => {
    it.live(
      "visitors always read their own changes and get no errors while the replay of one replica is paused and another replica is stopped and restarted",
      () =>
        Effect.gen(function* () {
          const primary = yield* postgresServer
          const still = yield* postgresReplica(primary)
          const stopped = yield* postgresReplica(primary)
          const operatorPort = yield* Effect.promise(freePort)
          const shop = yield* Effect.acquireRelease(
            Effect.promise(async () =>
              startShop({
                dataDir: await mkdtemp(join(tmpdir(), "heimwerk-replicas-")),
                env: {
                  DATABASE_URL: primary.url,
                  DATABASE_READ_URLS: `${still.url},${stopped.url}`,
                  DATABASE_READ_MAX_LAG: "3",
                  OPERATOR_PORT: String(operatorPort),
                  OPERATOR_TOKEN: token,
                  TRUSTED_PROXY: "127.0.0.1",
                },
              }),
            ),
            (started) => Effect.promise(() => started.stop().then(() => forget(started))),
          )
          const { origin } = shop
          /** Waits until this many replicas answer public reads. */
          const untilUsed = (count: number) =>
            Effect.repeat(
              Effect.promise(() => usedReplicas(operatorPort)),
              { until: (used) => used === count },
            )

          const article = stockedArticle(2)
          let stale = 0
          const problems: Array<string> = []
          const change = async (cookie: string, quantity: number) => {
            const added = await addToBasket(origin, { articleId: article.articleId }, { cookie })
            if (added.status !== 200) problems.push(`${added.status} ${added.text}`)
            const { status, text } = await send(origin, basket, { headers: { cookie } })
            if (status !== 200) problems.push(`${status} ${text}`)
            else if (JSON.parse(text).totalQuantity !== quantity) stale += 1
          }
          const end = new AbortController()
          const reader = async () => {
            let round = 0
            for (; !end.signal.aborted; round += 1)
              for (const path of publicPaths(round)) {
                const { status } = await send(origin, path)
                if (status >= 400) problems.push(`${status} ${path}`)
              }
            return round
          }
          const visitor = async (index: number) => {
            const cookie = cookieHeader(
              await addToBasket(
                origin,
                { articleId: article.articleId },
                { "x-forwarded-for": `192.0.2.${index}` },
              ),
            )
            for (let quantity = 2; quantity <= changes + 1; quantity += 1) await change(cookie, quantity)
          }
          const allVisitors = Effect.promise(() =>
            Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index + 1))),
          )

          yield* untilUsed(2)
          const reading = reader()
          yield* allVisitors
          yield* on(still.url, "select pg_wal_replay_pause()")
          yield* allVisitors
          yield* Effect.promise(stopped.pause)
          yield* allVisitors
          yield* untilUsed(0)
          const shopper = yield* Effect.promise(() =>
            httpShopper(origin, article, 1, { "x-forwarded-for": "192.0.2.99" }),
          )
          const { status } = yield* Effect.promise(() => placeOrder(origin, shopper, "one"))
          assert.strictEqual(status, 201)
          const emptied = yield* Effect.promise(() =>
            send(origin, basket, { headers: { cookie: shopper.cookie } }),
          )
          assert.strictEqual(JSON.parse(emptied.text).totalQuantity, 0)
          yield* Effect.promise(stopped.resume)
          yield* untilUsed(1)
          yield* on(still.url, "select pg_wal_replay_resume()")
          yield* untilUsed(2)
          end.abort()
          const rounds = yield* Effect.promise(() => reading)

          assert.deepStrictEqual({ problems, stale }, { problems: [], stale: 0 })
          assert.isAbove(rounds, 0)
          for (const { url } of [still, stopped])
            assert.isAbove(yield* Effect.repeat(scansOf(url), { until: (scans) => scans > 0 }), 0)
        }).pipe(Effect.scoped),
    )
  })
}
