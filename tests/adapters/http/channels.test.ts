import { assert, describe, it } from "@effect/vitest"

import { channelKind } from "@heimwerk/adapters/http/contract/suggest/channels.ts"
import { suggestionChannel } from "@heimwerk/adapters/http/contract/suggest/suggestionChannel.ts"

describe("suggestionChannel", () => {
  it.each([
    ["cirax", "ci_content"],
    ["refrax", "ref_content"],
    ["prodrax", "content"],
  ] as const)("the search channel %s for products belongs to the content channel %s", (product, content) => {
    assert.strictEqual(suggestionChannel(product, "product"), product)
    assert.strictEqual(suggestionChannel(product, "content"), content)
    assert.deepStrictEqual([channelKind(product), channelKind(content)], ["product", "content"])
  })
})
