import { assert, describe, it } from "@effect/vitest"

import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { basketShipping } from "@heimwerk/core/shipping/basketShipping.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

const line = (deliveryType: DeliveryType, cents: number, quantity = 1) => ({
  deliveryType,
  unitPrice: toCents(cents),
  quantity: Quantity.make(quantity),
})

describe("the shipping of a basket", () => {
  it.each([
    ["an empty basket has no parcel", [], { hasParcel: false, cost: 0, missing: 0 }],
    ["pickup costs nothing", [line("marketPickup", 500)], { hasParcel: false, cost: 0, missing: 0 }],
    [
      "a parcel for 36,60 € costs 4,95 €, and 12,40 € are missing for a free parcel",
      [line("homeDelivery", 1830, 2)],
      { hasParcel: true, cost: 495, missing: 1240 },
    ],
    [
      "1 cent below 49 € is not free",
      [line("homeDelivery", 4899)],
      { hasParcel: true, cost: 495, missing: 1 },
    ],
    ["49 € is free", [line("homeDelivery", 4900)], { hasParcel: true, cost: 0, missing: 0 }],
    [
      "articles for pickup do not count towards 49 €",
      [line("homeDelivery", 1000), line("marketPickup", 9000)],
      { hasParcel: true, cost: 495, missing: 3900 },
    ],
  ] as const)("%s", (_, lines, expected) => {
    assert.deepStrictEqual(basketShipping(lines), expected)
  })
})
