import { afterAll, assert, beforeAll, describe, it } from "vitest"

import { forget, type Shop, startSeededShop } from "../../support/shop.ts"

let shop: Shop

beforeAll(async () => {
  shop = await startSeededShop({ WARM_UP: "first" })
})

afterAll(async () => {
  await shop.stop()
  await forget(shop)
})

describe("a shop with WARM_UP=first", () => {
  it("the shop has called its own pages before it listens, and its access log shows none of these requests", () => {
    const [before = ""] = shop.output().split("Heimwerk listens on")
    assert.match(before, /The server has warmed up with (?:[5-9]\d|\d{3}) requests in \d+ms/u)
    assert.notInclude(before, "GET /")
  })
})
