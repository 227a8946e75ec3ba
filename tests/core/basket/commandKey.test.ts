import { assert, describe, it } from "@effect/vitest"
import { commandKey } from "@heimwerk/core/command/commandKey.ts"
import { Effect } from "effect"

describe("the key of a command", () => {
  it.effect("is 32 hexadecimal digits, every one of them possible, and another each time", () =>
    Effect.gen(function* () {
      const keys = yield* Effect.all(Array.from({ length: 100 }, () => commandKey))
      for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/u)
      assert.lengthOf(new Set(keys), 100)
      assert.lengthOf(new Set(keys.join("")), 16)
    }),
  )
})
