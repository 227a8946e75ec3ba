import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { buildWhereMissing } from "./support/launch.ts"
import { offered } from "./support/offered.ts"
import { ownDataExample } from "./support/ownData.ts"

beforeAll(buildWhereMissing)

/** A data directory without a shop. */
const nowhere = "/nirgendwo"

describe("the completions of heimwerk in Bash", () => {
  it.live("Bash completes the name and the number of a market from the data of the typed shop", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* offered(nowhere, "markets", "hours", "Tü"), ["Tübingen"])
      assert.includeMembers([...(yield* offered(nowhere, "markets", "show", "43"))], ["431", "432"])
      const own = ["markets", "hours", "--data", ownDataExample]
      assert.deepStrictEqual(yield* offered(nowhere, ...own, ""), ["Husum", "Niebüll", "Heide"])
    }),
  )

  it.live(
    "Bash completes commands and the states of orders, and offers no order when no shop is running",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* offered(nowhere, "mark"), ["markets"])
        assert.deepStrictEqual(yield* offered(nowhere, "orders", "list", "--state", "rese"), ["reserved"])
        assert.deepStrictEqual(yield* offered(nowhere, "orders", "show", "HW"), [])
      }),
  )
})
