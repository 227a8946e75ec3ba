import { assert, describe, it } from "@effect/vitest"
import { mapChannel, searchChannels } from "@heimwerk/core/hosts.ts"

describe("channels of a stage", () => {
  it.each([
    ["local", "cirax", "ci_content", 311],
    ["ci", "cirax", "ci_content", 311],
    ["ref", "refrax", "ref_content", 211],
    ["prod", "prodrax", "content", 111],
  ] as const)(
    "the stage %s uses the search channels %s and %s, and the maps channel %i",
    (stage, product, content, map) => {
      assert.deepStrictEqual(searchChannels(stage), { product, content })
      assert.strictEqual(mapChannel(stage), map)
    },
  )
})
