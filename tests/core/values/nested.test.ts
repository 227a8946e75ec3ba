import { assert, describe, it } from "@effect/vitest"
import { nested } from "@heimwerk/core/values/nested.ts"
import * as Schema from "effect/Schema"

interface Tree {
  readonly name: string
  readonly below: ReadonlyArray<Tree>
}

const trees = (levels: number) =>
  nested<Tree>(levels, (below) => Schema.Struct({ name: Schema.String, below }))

/** Returns a tree with the given number of levels. */
const tree = (levels: number): Tree => ({
  name: `${levels}`,
  below: levels === 1 ? [] : [tree(levels - 1), tree(1)],
})

describe("schemas of nested data", () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    [3, 1, true],
    [3, 3, true],
    [3, 4, false],
    [0, 1, true],
    [0, 2, false],
  ])(
    "a schema for at most %i levels (0 counts as 1) accepts data with %i levels: %s",
    (most, levels, isRight) => {
      assert.strictEqual(Schema.is(trees(most))(tree(levels)), isRight)
    },
  )

  it("a schema of nested data decodes valid data unchanged", () => {
    assert.deepStrictEqual(Schema.decodeUnknownSync(trees(4))(tree(4)), tree(4))
  })

  it("nested data are validated down to the last level", () => {
    assert.isFalse(
      Schema.is(trees(3))({ name: "1", below: [{ name: "2", below: [{ name: 3, below: [] }] }] }),
    )
  })
})
