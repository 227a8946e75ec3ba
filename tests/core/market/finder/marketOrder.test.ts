import { assert, describe, it } from "@effect/vitest"
import { makeMarketOrder } from "@heimwerk/core/market/finder/marketOrder.ts"

import { markets } from "../../../support/world/markets.ts"

const [koeln, kiel] = markets
const near = koeln?.geoPoint ?? { lat: 0, lng: 0 }
const inKiel = kiel?.geoPoint ?? { lat: 0, lng: 0 }

describe("sorting the markets", () => {
  it("the store finder caches the sorted markets for one list and point, and sorts again for another list or point", () => {
    const order = makeMarketOrder()
    const first = order(markets, near)
    assert.strictEqual(order(markets, near), first)
    assert.notStrictEqual(order(markets, inKiel), first)
    assert.strictEqual(order(markets, inKiel)[0]?.market, kiel)
    assert.strictEqual(order(markets.slice(1), inKiel).length, 11)
    assert.strictEqual(order(markets, undefined).length, 12)
    assert.deepStrictEqual(makeMarketOrder()([], undefined), [])
  })
})
