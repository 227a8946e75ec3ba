import { assert, describe, it } from "@effect/vitest"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { Effect } from "effect"

describe("randomKey", () => {
  it.effect("randomKey returns 32 hexadecimal digits, and 100 calls return 100 different keys", () =>
    Effect.gen(function* () {
      const keys = yield* Effect.all(Array.from({ length: 100 }, () => randomKey))
      for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/u)
      assert.lengthOf(new Set(keys), 100)
      assert.lengthOf(new Set(keys.join("")), 16)
    }),
  )
})
