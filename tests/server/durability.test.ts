import { request } from "node:http"
import { text as readText } from "node:stream/consumers"

import { assert, describe, it } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { Effect } from "effect"
import { afterAll, beforeAll } from "vitest"

import { buildWhereMissing, launch } from "../cli/support/launch.ts"
import { forget, type Shop, startSeededShop, startShop } from "../support/shop.ts"
import { burst, keys, quantity, visitorWithBasket } from "./support/burst.ts"
import { send } from "./support/send.ts"
import { isLong } from "../support/size.ts"

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

/** Reads an address over a private socket. */
const fromSocket = (path: string, url: string) =>
  new Promise<string>((resolve, reject) => {
    request({ socketPath: path, path: url }, (response) => resolve(readText(response)))
      .on("error", reject)
      .end()
  })

describe("the running shop", () => {
  it.effect.runIf(isLong)(
    "the shop answers and stops as usual after the program that reads its output has ended",
    () =>
      Effect.promise(async () => {
        const other = await startSeededShop()
        other.process.stdout?.destroy()
        other.process.stderr?.destroy()
        for (const path of ["/", "/maerkte", "/warenkorb"])
          assert.strictEqual((await send(other.origin, path)).status, 200)
        assert.strictEqual(await other.stop(), 0)
        await forget(other)
      }),
  )

  it.effect("T-D5: the shop prints its address, database and durability at the start", () =>
    Effect.gen(function* () {
      assert.match(
        shop.output(),
        /^(?:Preparing the data of the shop [^\n]+\n)?Heimwerk listens on http:\/\/127\.0\.0\.1:\d+\nDatabase: [^\n]+; acknowledged changes are process-crash safe\n/u,
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
      const { status, stdout } = launch(["customers", "export", "anna.berg@kunde.example"], {
        env,
      })
      assert.strictEqual(status, 0)
      assert.include(Object.keys(JSON.parse(stdout)), "customer")
    }),
  )

  it.effect("T-D9: after SIGTERM, the shop completes running requests and saves their data", () =>
    Effect.gen(function* () {
      const visitor = yield* Effect.promise(() => visitorWithBasket(shop.origin))
      const names = keys(8)
      const stopped = { code: Promise.resolve<number | null>(null) }
      const answers = yield* Effect.promise(() =>
        burst(shop.origin, visitor, names, (count) => {
          if (count === 1) stopped.code = shop.stop()
        }),
      )
      assert.deepStrictEqual(
        [...answers.values()].map(({ status }) => status),
        names.map(() => 200),
      )
      assert.strictEqual(yield* Effect.promise(() => stopped.code), 0)
      shop = yield* Effect.promise(() => startShop({ dataDir: shop.dataDir }))
      assert.strictEqual(yield* Effect.promise(() => quantity(shop.origin, visitor)), 1 + names.length)
    }),
  )
})
