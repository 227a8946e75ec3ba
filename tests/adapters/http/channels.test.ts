import { assert, describe, it } from "@effect/vitest"

import { channelKind, suggestionChannel } from "@heimwerk/adapters/http/contract/suggest/channels.ts"

describe("the channels of the suggestions", () => {
  it.each([
    ["cirax", "ci_content"],
    ["refrax", "ref_content"],
    ["prodrax", "content"],
  ] as const)("the product channel %s has the content channel %s beside it", (product, content) => {
    assert.strictEqual(suggestionChannel(product, "product"), product)
    assert.strictEqual(suggestionChannel(product, "content"), content)
    assert.deepStrictEqual([channelKind(product), channelKind(content)], ["product", "content"])
  })
})
