import { request } from "node:http"
import { join } from "node:path"
import { text as readText } from "node:stream/consumers"

import { assert, describe, it } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { Console, Effect } from "effect"
import { afterAll, beforeAll } from "vitest"

import { buildWhereMissing, launch } from "../cli/support/launch.ts"
import { forget, type Shop, startSeededShop, startShop } from "../support/shop.ts"
import { type Answer, addToBasket, cookieHeader, send } from "./support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"

/**
 * The real program with an embedded database. All tests share one data directory, because seeding is slow.
 */
let shop: Shop

beforeAll(async () => {
  buildWhereMissing()
  shop = await startSeededShop()
})

afterAll(async () => {
  await shop.stop()
  await forget(shop)
})

const restart = async () => {
  shop = await startShop({ dataDir: shop.dataDir })
}

const anArticle = async () => {
  const { text } = await send(shop.origin, "/rest/v4/navigation/cirax?hitsPerPage=1")
  const articleId: string = JSON.parse(text).hits[0].id
  return articleId
}

const quantity = async (cookie: string) => {
  const { text } = await send(shop.origin, basket, { headers: { cookie } })
  const total: number = JSON.parse(text).totalQuantity
  return total
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `burst-${index}`)

/**
 * Sends one add per key, eight in parallel. Returns the answers by key, without the adds that got no answer.
 */
const burst = async (
  cookie: string,
  articleId: string,
  names: ReadonlyArray<string>,
  onAnswer: (n: number) => void,
) => {
  const waiting = [...names]
  const answers = new Map<string, Answer>()
  const worker = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const headers = { cookie, "idempotency-key": key }
      const answer = await addToBasket(shop.origin, { articleId }, headers).catch(() => undefined)
      if (answer === undefined) continue
      answers.set(key, answer)
      onAnswer(answers.size)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return answers
}

/** Reads an address over a private socket. */
const fromSocket = (path: string, url: string) =>
  new Promise<string>((resolve, reject) => {
    request({ socketPath: path, path: url }, (response) => resolve(readText(response)))
      .on("error", reject)
      .end()
  })

describe("the running shop", () => {
  it.effect("T-D5: the shop prints its address, database and durability at the start", () =>
    Effect.gen(function* () {
      assert.match(
        shop.output(),
        /^(?:Seeding [^\n]+\n)?Heimwerk listens on http:\/\/127\.0\.0\.1:\d+\nDatabase: [^\n]+; acknowledged changes are process-crash safe\n/u,
      )
      const { status, text } = yield* Effect.promise(() => send(shop.origin, "/health"))
      assert.deepStrictEqual([status, text], [200, '{"status":"ok"}'])
    }),
  )

  it.effect(
    "the health check on the private socket names each probe with its result, and the database with its durability",
    () =>
      Effect.gen(function* () {
        const text = yield* Effect.promise(() => fromSocket(socketPath(shop.dataDir), "/health"))
        const { database, durability, probes, status } = JSON.parse(text)
        assert.include(database, shop.dataDir)
        assert.deepStrictEqual([status, durability], ["ok", "process-crash safe"])
        assert.deepStrictEqual(
          probes.map(({ isOk, name }: { isOk: boolean; name: string }) => [name, isOk]),
          [
            ["write", true],
            ["product", true],
            ["disk", true],
          ],
        )
      }),
  )

  it.effect("the command line exports a customer's data over the private socket of the running shop", () =>
    Effect.sync(() => {
      const env = { DATA_DIR: shop.dataDir }
      const { status, stdout } = launch(["customers", "export", "anna.berg@kunde.example"], { env })
      assert.strictEqual(status, 0)
      assert.include(Object.keys(JSON.parse(stdout)), "customer")
    }),
  )

  it.effect(
    "T-D3: the shop refuses a second process with the same data directory or port, and the first process continues to run",
    () =>
      Effect.gen(function* () {
        const port = new URL(shop.origin).port
        const same = yield* Effect.promise(() => startShop({ dataDir: shop.dataDir }).then(String, String))
        assert.match(same, /ended with 1 before it listened:\n[^\n]*\n$/u)
        const taken = yield* Effect.promise(() =>
          startShop({ dataDir: join(shop.dataDir, "other"), env: { PORT: port } }).then(String, String),
        )
        assert.match(
          taken,
          new RegExp(`ended with 1 .*Port ${port} on 127\\.0\\.0\\.1 is already in use\\.`, "su"),
        )
        assert.strictEqual((yield* Effect.promise(() => send(shop.origin, "/health"))).status, 200)
      }),
  )

  it.effect("T-D1: after a kill, the shop's baskets contain every confirmed addition exactly once", () =>
    Effect.gen(function* () {
      const articleId = yield* Effect.promise(anArticle)
      const cookie = cookieHeader(yield* Effect.promise(() => addToBasket(shop.origin, { articleId })))
      const names = keys(120)
      const acknowledged = yield* Effect.promise(() =>
        burst(cookie, articleId, names, (count) => {
          if (count === 40) shop.process.kill("SIGKILL")
        }),
      )
      yield* Effect.promise(() => shop.kill())
      yield* Effect.promise(restart)
      const kept = yield* Effect.promise(() => quantity(cookie))
      const added = [...acknowledged.values()].filter(({ status }) => status === 200).length
      assert.isAtLeast(added, 40)
      yield* Effect.promise(() => burst(cookie, articleId, names, () => {}))
      const repeated = yield* Effect.promise(() => quantity(cookie))
      const [least, all] = [1 + added, 1 + names.length]
      const lost = Math.max(0, least - kept) + Math.max(0, all - repeated)
      const doubled = Math.max(0, kept - all) + Math.max(0, repeated - all)
      yield* Console.log(
        `Durability: ${added} acknowledged before the kill, ${lost} lost, ${doubled} doubled`,
      )
      assert.deepStrictEqual({ lost, doubled }, { lost: 0, doubled: 0 })
    }),
  )

  it.effect("T-D9: after SIGTERM, the shop completes running requests and saves their data", () =>
    Effect.gen(function* () {
      const articleId = yield* Effect.promise(anArticle)
      const cookie = cookieHeader(yield* Effect.promise(() => addToBasket(shop.origin, { articleId })))
      const names = keys(8)
      const stopped = { code: Promise.resolve<number | null>(null) }
      const answers = yield* Effect.promise(() =>
        burst(cookie, articleId, names, (count) => {
          if (count === 1) stopped.code = shop.stop()
        }),
      )
      assert.deepStrictEqual(
        [...answers.values()].map(({ status }) => status),
        names.map(() => 200),
      )
      assert.strictEqual(yield* Effect.promise(() => stopped.code), 0)
      yield* Effect.promise(restart)
      assert.strictEqual(yield* Effect.promise(() => quantity(cookie)), 1 + names.length)
    }),
  )
})
