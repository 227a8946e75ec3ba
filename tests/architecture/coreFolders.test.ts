import { cyclesOf } from "../../scripts/sources/folders.ts"
import { readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

/**
 * Pairs of folders that may import each other. Before you add a pair, remove another pair by merging its
 * folders or by splitting one of them.
 */
const allowedCycles = [
  ["basket", "wishlist"],
  ["market", "tracking"],
]

const { cycles, folders } = cyclesOf(readTree())

describe("folders of core", () => {
  it("only the pairs of core folders in this test's list import each other", () => {
    assert.deepStrictEqual(cycles, allowedCycles)
  })

  it("the folder core/values imports no other folder", () => {
    assert.deepStrictEqual([...(folders.get("values") ?? [])], [])
  })
})
