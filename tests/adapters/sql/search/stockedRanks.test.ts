import { assert, describe, it } from "@effect/vitest"
import { stockedRanks } from "@heimwerk/adapters/sql/search/stockedRanks.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { answeringDatabase } from "../../../support/emptyDatabase.ts"

const market = MarketId.make("520")

/** A database without stock and without changes. Adds an element to `reads` when the whole stock of a market is read. */
const countingDatabase = (reads: Array<string>) =>
  answeringDatabase((statement) => {
    const snapshot = { version: "world", seen: "1" }
    if (!statement.includes("as entries")) return [{ ...snapshot, isUnknown: false, changed: [] }]
    reads.push("stock")
    return [{ ...snapshot, entries: new Uint8Array() }]
  })

describe("the cached sets of articles in stock", () => {
  it.effect(
    "the whole stock is read again after more than 30 minutes without a search, and after the clock was set back",
    () => {
      const reads: Array<string> = []
      return Effect.gen(function* () {
        yield* TestClock.setTime(10_000_000)
        const stocked = stockedRanks(yield* countingDatabase(reads), "world", [market], 8)
        yield* stocked(market)
        yield* stocked(market)
        assert.lengthOf(reads, 1)
        yield* TestClock.adjust("29 minutes")
        yield* stocked(market)
        assert.lengthOf(reads, 1)
        yield* TestClock.adjust("31 minutes")
        yield* stocked(market)
        assert.lengthOf(reads, 2)
        yield* TestClock.setTime(5_000_000)
        yield* stocked(market)
        assert.lengthOf(reads, 3)
        yield* stocked(market)
        assert.lengthOf(reads, 3)
      })
    },
  )
})
