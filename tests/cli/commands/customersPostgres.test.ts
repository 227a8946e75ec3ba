import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer } from "effect"

import { canaries, leaveMail, plant, recordsIn } from "../../support/canary.ts"
import { sqlPorts, temporaryDirectory, withSmallWorld } from "../../support/database.ts"
import { dump } from "../../support/dump.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { ask } from "../support/ask.ts"

const canary = Email.make("kanarienvogel@post.example")
const neighbour = Email.make("ein-kanarienvogel@post.example")

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("heimwerk customers export and delete on PostgreSQL", () => {
  if (postgresPrograms === undefined) {
    it("the test of customers export and delete is skipped on a machine without PostgreSQL", (context) =>
      context.skip())
    return
  }

  it.live(
    "T-P9: on PostgreSQL, the customers commands export a person's data and delete these data, but keep orders and withdrawals",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const url = yield* postgresUrl
        vi.stubEnv("DATABASE_URL", url)
        vi.stubEnv("DATA_DIR", directory)
        yield* Effect.gen(function* () {
          yield* Effect.forEach([canary, neighbour], (one) => plant(one, directory))
          yield* Effect.forEach([canary, neighbour], leaveMail)
          const answer = yield* ask("customers", "export", canary)
          assert.deepStrictEqual([answer.code, answer.stderr], [0, []])
          for (const one of canaries) assert.include(answer.stdout, one)
          assert.notInclude(answer.stdout, "argon2id")
          assert.notInclude(answer.stdout, "ein-kanarienvogel")

          const deleted = yield* ask("customers", "delete", canary, "--confirm")
          assert.deepStrictEqual([deleted.code, deleted.stderr], [0, []])
          const rows = yield* dump
          assert.isTrue(rows.some((row) => row.includes("ein-kanarienvogel")))
          assert.deepStrictEqual(recordsIn(rows.filter((row) => /(?<!ein-)kanarienvogel@/u.test(row))), [
            "withdrawal",
          ])
          yield* ask("customers", "delete", neighbour, "--confirm")
          assert.deepStrictEqual(recordsIn(yield* dump), ["order", "order", "withdrawal", "withdrawal"])
        }).pipe(
          Effect.provide(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(databaseIn({ url, directory }))))),
        )
      }),
  )
})
