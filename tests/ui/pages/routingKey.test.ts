import { assert, describe, it } from "@effect/vitest"

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
})
