import { assert, describe, it } from "@effect/vitest"

import { routingKeyOf } from "../../../ui/layout/ServiceLayer.tsx"
import { routingKey } from "../../../ui/pages/routingKey.ts"

describe("the routing key of video advice", () => {
  it("the routing key of video advice is taken from the main category's path", () => {
    assert.deepStrictEqual(routingKey("/c/garten/1100"), { routingKey: "garten" })
    assert.deepStrictEqual(routingKey("/c/bad-sanitaer/14"), { routingKey: "bad-sanitaer" })
  })

  it.each([undefined, "", "/", "/p/hammer/1", "/c/"])("there is no routing key for the path %j", (link) => {
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
  ])("the routing key of video advice is read from the loader data %j", (data, key) => {
    assert.strictEqual(routingKeyOf(data), key)
  })
})
