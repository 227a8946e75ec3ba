import { spawn } from "node:child_process"

import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"

import { addOf } from "../../support/burstAdds.ts"
import { smallWorldDatabase } from "../../support/database.ts"
import { thinned } from "../../support/size.ts"
import { inheritedFlags } from "../../support/v8Flags.ts"

const program = new URL("../../support/processes/burst.ts", import.meta.url).pathname

interface Ended {
  readonly acknowledged: ReadonlyArray<number>
  readonly errors: string
  readonly code: number | null
}

/** Runs adds to a basket in a child process and kills it after the given number of confirmed adds. */
const burst = (directory: string, from: number, killAfter: number): Effect.Effect<Ended> =>
  Effect.callback((resume) => {
    const child = spawn(process.execPath, [...inheritedFlags, program, directory, String(from)], {
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    let errors = ""
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split("\n").length > killAfter) child.kill("SIGKILL")
    })
    child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()))
    child.once("close", (code) => {
      const acknowledged = output.split("\n").slice(0, -1).map(Number)
      resume(Effect.succeed({ acknowledged, errors, code }))
    })
  })

describe("the embedded database after a kill of its process", () => {
  it.live(
    "T-D1: after its process is killed, the embedded database still has every piece whose addition to the basket was confirmed, and repeated commands add no piece twice",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        const database = CatalogSql.layer.pipe(Layer.provideMerge(Database.layer({ directory })))
        let next = 0
        for (const killAfter of thinned([20, 1, 40], 3)) {
          const { acknowledged } = yield* burst(directory, next, killAfter)
          next = (acknowledged.at(-1) ?? next) + 1
          const before = yield* Effect.provide(
            Effect.flatMap(basketsFor("burst"), (baskets) => baskets.read("full")),
            database,
            { local: true },
          )
          // Only the add that ran when the process was killed may have been committed without an answer.
          assert.include([next, next + 1], before.totalQuantity)
        }
        yield* Effect.provide(
          Effect.gen(function* () {
            const visitor = yield* basketsFor("burst")
            yield* Effect.forEach(
              Array.from({ length: next + 1 }, (_, index) => addOf(index)),
              ({ key, line }) => visitor.run({ kind: "add", line }, key),
            )
            const { lineItems, totalQuantity } = yield* visitor.read("full")
            assert.strictEqual(totalQuantity, next + 1)
            assert.strictEqual(lineItems.length, Math.min(50, next + 1))
          }),
          database,
        )
      }),
  )

  it.live(
    "T-D3: the embedded database refuses a second process while the first process runs, and opens after the first process has closed it or was killed",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        yield* Effect.scoped(
          Effect.gen(function* () {
            yield* Layer.build(Database.layer({ directory }))
            const { code, errors } = yield* burst(directory, 0, 1)
            assert.strictEqual(code, 1)
            assert.strictEqual(
              errors.trim(),
              `The data directory ${directory} is in use by another process. Stop that one first.`,
            )
          }),
        )
        const { acknowledged } = yield* burst(directory, 0, 1)
        assert.isAbove(acknowledged.length, 0)
        yield* Effect.scoped(Layer.build(Database.layer({ directory })))
      }),
  )
})
