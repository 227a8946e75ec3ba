import { assert, describe, it } from "@effect/vitest"

import { hasSecretAddress, routingKeyOf } from "../../../ui/layout/ServiceLayer.tsx"
import { routingKey } from "../../../ui/pages/routingKey.ts"

describe("the routing key of video advice", () => {
  it("the routing key of video advice is the category's name in the path of the main category", () => {
    assert.deepStrictEqual(routingKey("/c/garten/1100"), { routingKey: "garten" })
    assert.deepStrictEqual(routingKey("/c/bad-sanitaer/14"), { routingKey: "bad-sanitaer" })
  })

  it.each([undefined, "", "/", "/p/hammer/1", "/c/"])(
    "a page with the path %j has no routing key for video advice",
    (link) => {
      assert.deepStrictEqual(routingKey(link), {})
    },
  )

  it.each([
    [{ kind: "page", data: {}, meta: { title: "Garten", routingKey: "garten" } }, "garten"],
    [{ kind: "page", data: {}, meta: { title: "Start" } }, undefined],
    [{ kind: "page", meta: { routingKey: 7 } }, undefined],
    [{ kind: "page", meta: null }, undefined],
    [{ kind: "moved", to: "/" }, undefined],
    [null, undefined],
    [undefined, undefined],
    ["garten", undefined],
  ])("for the page data %j, the routing key of video advice is %s", (data, key) => {
    assert.strictEqual(routingKeyOf(data), key)
  })
})

describe("the address of a page", () => {
  it.each([
    [{ kind: "page", data: {}, meta: { title: "Neues Passwort", isPrivate: true } }, true],
    [{ kind: "page", data: {}, meta: { title: "Neues Passwort" } }, false],
    [{ kind: "moved", to: "/" }, false],
    [undefined, false],
  ])("for the page data %j, it is %s that the address is a secret", (data, isSecret) => {
    assert.strictEqual(hasSecretAddress(data), isSecret)
  })
})
