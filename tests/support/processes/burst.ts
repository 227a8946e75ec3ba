import { Effect, Layer } from "effect"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"

import { addOf } from "../burstAdds.ts"
import { smallWorld } from "../smallWorld.ts"

/**
 * Opens the embedded database of a folder and adds to a basket until the process is killed. Prints the number
 * of each add after it is confirmed.
 */
const [, , directory = "", from = "0"] = process.argv

const burst = Effect.gen(function* () {
  yield* migrate()
  yield* seed(smallWorld)
  const baskets = yield* basketsFor("burst")
  for (let index = Number(from); ; index++) {
    const { key, line } = addOf(index)
    yield* baskets.run({ kind: "add", line }, key)
    process.stdout.write(`${index}\n`)
  }
})

const database = CatalogSql.layer.pipe(Layer.provideMerge(Database.layer({ directory })))

Effect.runPromise(Effect.provide(burst, database)).catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
})
