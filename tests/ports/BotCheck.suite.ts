import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { BotCheck, BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import type { SuiteIt } from "./Suite.ts"

/** What every self-hosted bot check does, browser and server together. */
export const botCheckSuite = (it: SuiteIt<BotCheck | BotVerification>) => {
  it.effect("A token is good for its form, once", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      const server = yield* BotVerification
      const solved = yield* bots.token("login")
      assert.notStrictEqual(solved.trim(), "")
      assert.isTrue(yield* server.verify("login", solved))
      assert.isFalse(yield* server.verify("login", solved))
    }),
  )

  it.effect("A token of another form, an invented one and none are not good", () =>
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

  it.effect("Every sending has a token of its own", () =>
    Effect.gen(function* () {
      const bots = yield* BotCheck
      assert.notStrictEqual(yield* bots.token("energy"), yield* bots.token("energy"))
    }),
  )
}
