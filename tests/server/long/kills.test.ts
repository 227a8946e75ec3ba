import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Console, Effect } from "effect"
import { afterAll, beforeAll } from "vitest"

import { forget, type Shop, startSeededShop, startShop } from "../../support/shop.ts"
import { burst, keys, quantity, visitorWithBasket } from "../support/burst.ts"
import { send } from "../support/send.ts"

/** The real program with an embedded database. */
let shop: Shop

beforeAll(async () => {
  shop = await startSeededShop()
})

afterAll(async () => {
  await shop.stop()
  await forget(shop)
})

describe("the running shop on its data directory", () => {
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

  it.effect(
    "T-D1: after the shop's process is killed, the basket has lost no confirmed piece, and repeated commands add no piece twice",
    () =>
      Effect.gen(function* () {
        const visitor = yield* Effect.promise(() => visitorWithBasket(shop.origin))
        const names = keys(120)
        const acknowledged = yield* Effect.promise(() =>
          burst(shop.origin, visitor, names, (count) => {
            if (count === 40) shop.process.kill("SIGKILL")
          }),
        )
        yield* Effect.promise(() => shop.kill())
        shop = yield* Effect.promise(() => startShop({ dataDir: shop.dataDir }))
        const kept = yield* Effect.promise(() => quantity(shop.origin, visitor))
        const added = [...acknowledged.values()].filter(({ status }) => status === 200).length
        assert.isAtLeast(added, 40)
        yield* Effect.promise(() => burst(shop.origin, visitor, names))
        const repeated = yield* Effect.promise(() => quantity(shop.origin, visitor))
        const [least, all] = [1 + added, 1 + names.length]
        const lost = Math.max(0, least - kept) + Math.max(0, all - repeated)
        const doubled = Math.max(0, kept - all) + Math.max(0, repeated - all)
        yield* Console.log(
          `Durability: ${added} acknowledged before the kill, ${lost} lost, ${doubled} doubled`,
        )
        assert.deepStrictEqual({ lost, doubled }, { lost: 0, doubled: 0 })
      }),
  )
})
