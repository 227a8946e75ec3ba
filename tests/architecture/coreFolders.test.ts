import { cyclesOf } from "../../scripts/sources/folders.ts"
import { readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

/** Folders that may import each other. Merge a pair or split it before you add another one. */
const allowedCycles = [
  ["basket", "wishlist"],
  ["market", "tracking"],
]

const { cycles, folders } = cyclesOf(readTree())

describe("folders of core", () => {
  it("allows import cycles between folders of core only for listed pairs", () => {
    assert.deepStrictEqual(cycles, allowedCycles)
  })

  it("keeps core's values free of imports from other folders", () => {
    assert.deepStrictEqual([...(folders.get("values") ?? [])], [])
  })
})
