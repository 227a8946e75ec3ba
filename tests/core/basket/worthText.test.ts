import { assert, describe, it } from "@effect/vitest"
import { Worth } from "@heimwerk/core/basket/Discount.ts"
import { worthText } from "@heimwerk/core/basket/worthText.ts"
import { Schema } from "effect"

const worth = Schema.decodeUnknownSync(Worth)

describe("worthText", () => {
  it.each([
    [{ percent: 10 }, "10 %"],
    [{ cents: 500 }, "5\u00a0€"],
    [{ cents: 250 }, "2,50\u00a0€"],
    [{ cents: 100_000 }, "1.000\u00a0€"],
    [{ percent: 5, cents: 1_05 }, "5 % + 1,05\u00a0€"],
    [{}, ""],
  ])("the discount %j is written as '%s'", (value, text) => {
    assert.strictEqual(worthText(worth(value)), text)
  })
})
