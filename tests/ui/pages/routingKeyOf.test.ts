import { assert, describe, it } from "@effect/vitest"

import { routingKeyOf } from "../../../ui/layout/routingKeyOf.ts"
import { routingKey } from "../../../ui/pages/routingKey.ts"

describe("the routing key of video advice", () => {
  it("is the main category in words of an address", () => {
    assert.deepStrictEqual(routingKey("/c/garten/1100"), { routingKey: "garten" })
    assert.deepStrictEqual(routingKey("/c/bad-sanitaer/14"), { routingKey: "bad-sanitaer" })
  })

  it.each([undefined, "", "/", "/p/hammer/1", "/c/"])("is none for %j", (link) => {
    assert.deepStrictEqual(routingKey(link), {})
  })

  it.each([
    [{ kind: "page", data: {}, meta: { title: "Garten", routingKey: "garten" } }, "garten"],
    [{ kind: "page", data: {}, meta: { title: "Start" } }, undefined],
    [{ kind: "page", meta: { routingKey: 7 } }, undefined],
    [{ kind: "page", meta: null }, undefined],
    [{ kind: "moved", to: "/" }, undefined],
    [null, undefined],
    [undefined, undefined],
    ["garten", undefined],
  ])("is read from what the page says about itself: %j", (data, key) => {
    assert.strictEqual(routingKeyOf(data), key)
  })
})
