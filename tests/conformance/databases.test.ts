import * as Database from "@heimwerk/adapters/sql/database.ts"
import { assert, describe, it, layer } from "@effect/vitest"
import { checkBackend } from "@heimwerk/conformance/check.ts"
import { Effect, Layer } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { embedded, withSmallWorld } from "../support/database.ts"
import { postgresPrograms, postgresUrl } from "../support/postgres.ts"
import { wholeSqlShop } from "./support/wholeSqlShop.ts"

const postgres = Layer.unwrap(
  Effect.map(postgresUrl, (url) => Database.layer({ url, directory: "/nowhere" })),
)

/** Asserts that all checks pass, and that at least 45 checks ran. */
const passes = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const results = yield* Effect.promise(() => checkBackend({ origin, brand: "heimwerk", write: true }))
  assert.deepStrictEqual(
    results.filter(({ state }) => state !== "passed"),
    [],
  )
  assert.isAtLeast(results.length, 45)
})

layer(wholeSqlShop.pipe(Layer.provide(withSmallWorld(embedded))), { excludeTestServices: true })(
  "the conformance suite with the embedded database",
  (it) => {
    it.effect("our server passes all checks with the embedded database", () => passes)
  },
)

if (postgresPrograms === undefined) {
  describe("the conformance suite with PostgreSQL", () => {
    it("the conformance checks are skipped on a machine without PostgreSQL", (context) => context.skip())
  })
} else {
  layer(wholeSqlShop.pipe(Layer.provide(withSmallWorld(postgres))), { excludeTestServices: true })(
    "the conformance suite with PostgreSQL",
    (it) => {
      it.effect("our server passes all checks with PostgreSQL", () => passes)
    },
  )
}
