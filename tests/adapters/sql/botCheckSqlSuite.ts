import { assert } from "@effect/vitest"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import * as SpentTokensSql from "@heimwerk/adapters/sql/SpentTokensSql.ts"
import * as BotVerificationAltcha from "@heimwerk/adapters/vendors/altcha/server/BotVerificationAltcha.ts"
import { BotCheck, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { botCheckSuite } from "../../ports/BotCheck.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { noEffort, solvedBotCheck } from "../../support/solvedBotCheck.ts"

/** The bot check of a server on the shared database. Each run of the effect makes another server. */
const instance = Effect.all({ browser: BotCheck, server: BotVerification }).pipe(
  Effect.provide(
    Layer.fresh(
      solvedBotCheck.pipe(
        Layer.provideMerge(BotVerificationAltcha.layer(noEffort).pipe(Layer.provide(SpentTokensSql.layer))),
      ),
    ),
  ),
)

/** Changes a token, so that its challenge differs from the signed challenge. */
const forged = (token: string, from: string, to: string) => {
  const text = Buffer.from(token, "base64").toString("utf8")
  assert.include(text, from)
  return Buffer.from(text.replace(from, to)).toString("base64")
}

/** Tests of the self-hosted bot check that need a database. */
export const botCheckSqlSuite = (it: SuiteIt<SqlClient.SqlClient | BotCheck | BotVerification>) => {
  botCheckSuite(it)

  it.effect(
    "a bot check token that one server has issued is accepted only once by all servers together",
    () =>
      Effect.gen(function* () {
        const [one, other] = [yield* instance, yield* instance]
        const token = yield* one.browser.token("login")
        const words = yield* Effect.all(
          [one, other, one, other].map(({ server }) => server.verify("login", token)),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(
          words.filter((isGood) => isGood),
          1,
        )
      }),
  )

  it.effect(
    "a bot check token is accepted for 20 minutes, and is rejected if its form or its expiry is forged",
    () =>
      Effect.gen(function* () {
        const { browser, server } = yield* instance
        const [late, good] = [yield* browser.token("energy"), yield* browser.token("energy")]
        assert.isFalse(yield* server.verify("login", forged(good, '"form":"energy"', '"form":"login"')))
        assert.isFalse(yield* server.verify("energy", forged(good, '"until":"1200000"', '"until":"1200001"')))
        yield* TestClock.adjust("1199999 millis")
        assert.isTrue(yield* server.verify("energy", good))
        yield* TestClock.adjust("1 millis")
        assert.isFalse(yield* server.verify("energy", late))
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("used bot check tokens are removed after they have expired", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const kept = sql`select id from bot_check_spent where until = 1200000`
      const { browser, server } = yield* instance
      assert.isTrue(yield* server.verify("energy", yield* browser.token("energy")))
      yield* TestClock.adjust("19 minutes")
      yield* prune
      assert.isAtLeast((yield* kept).length, 1)
      yield* TestClock.adjust("1 minute")
      yield* prune
      assert.lengthOf(yield* kept, 0)
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
