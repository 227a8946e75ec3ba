import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { BotCheck, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import type { SuiteIt } from "./Suite.ts"

/** Tests for every self-hosted bot check, the browser and the server side together. */
export const botCheckSuite = (it: SuiteIt<BotCheck | BotVerification>) => {
  it.effect("a bot check token is accepted only once", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      const server = yield* BotVerification
      const solved = yield* bots.token("login")
      assert.notStrictEqual(solved.trim(), "")
      assert.isTrue(yield* server.verify("login", solved))
      assert.isFalse(yield* server.verify("login", solved))
    }),
  )

  it.effect("an empty bot check token, an invented token and the token of another form are rejected", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      const server = yield* BotVerification
      const solved = yield* bots.token("feedback")
      assert.isFalse(yield* server.verify("login", solved))
      assert.isTrue(yield* server.verify("feedback", solved))
      assert.isFalse(yield* server.verify("login", "invented"))
      assert.isFalse(yield* server.verify("login", ""))
    }),
  )

  it.effect("two requests for a bot check token of the same form return different tokens", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      assert.notStrictEqual(yield* bots.token("energy"), yield* bots.token("energy"))
    }),
  )
}
