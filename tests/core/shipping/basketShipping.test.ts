import { assert, describe, it } from "@effect/vitest"

import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { basketShipping } from "@heimwerk/core/shipping/basketShipping.ts"
import { isIsland } from "@heimwerk/core/shipping/islandPostcodes.ts"
import { shippingCost } from "@heimwerk/core/shipping/shippingCost.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { places } from "@heimwerk/fixtures/places.ts"

const line = (
  deliveryType: DeliveryType,
  cents: number,
  quantity = 1,
  product: { freight?: boolean } = {},
) => ({
  product,
  deliveryType,
  unitPrice: toCents(cents),
  quantity: Quantity.make(quantity),
})

describe("the shipping of a basket", () => {
  it.each([
    ["an empty basket ships nothing", [], { cost: 0, missing: 0 }],
    ["pickup costs nothing", [line("marketPickup", 500)], { cost: 0, missing: 0 }],
    [
      "a parcel for 36,60 € costs 4,95 €, and 12,40 € are missing for a free parcel",
      [line("homeDelivery", 1830, 2)],
      { carriage: "parcel", cost: 495, missing: 1240 },
    ],
    [
      "1 cent below 49 € is not free",
      [line("homeDelivery", 4899)],
      { carriage: "parcel", cost: 495, missing: 1 },
    ],
    ["49 € is free", [line("homeDelivery", 4900)], { carriage: "parcel", cost: 0, missing: 0 }],
    [
      "articles for pickup do not count towards 49 €",
      [line("homeDelivery", 1000), line("marketPickup", 9000)],
      { carriage: "parcel", cost: 495, missing: 3900 },
    ],
    [
      "freight costs 39,95 € at any value, and no parcel can become free",
      [line("homeDelivery", 9_900, 1, { freight: true }), line("homeDelivery", 100)],
      { carriage: "freight", cost: 3_995, missing: 0 },
    ],
    [
      "freight that is picked up in the market costs nothing",
      [line("marketPickup", 9_900, 1, { freight: true }), line("homeDelivery", 4_900)],
      { carriage: "parcel", cost: 0, missing: 0 },
    ],
  ] as const)("the shipping of a basket follows the rule: %s", (_, lines, expected) => {
    assert.deepStrictEqual<object>(basketShipping(lines), expected)
  })
})

describe("shipping to an island", () => {
  const shipment = (...lines: ReadonlyArray<ReturnType<typeof line>>) => [
    { deliveryType: "homeDelivery" as const, lines },
  ]

  it.each([
    ["a parcel below 49 €", shipment(line("homeDelivery", 4_899)), 495 + 995, 995],
    ["a parcel that is free on the mainland", shipment(line("homeDelivery", 4_900)), 995, 995],
    ["freight", shipment(line("homeDelivery", 100, 1, { freight: true })), 3_995 + 4_995, 4_995],
    [
      "nothing, because all is picked up",
      [{ deliveryType: "marketPickup" as const, lines: [line("marketPickup", 100)] }],
      0,
      0,
    ],
  ])("shipping to an island costs the usual price and the surcharge: %s", (_, shipments, cost, surcharge) => {
    const { cost: found, surcharge: part } = shippingCost(shipments, true)
    assert.deepStrictEqual([found, part], [cost, surcharge])
  })

  it("22 German postcodes count as islands, and the neighbouring postcodes on the mainland do not count as islands", () => {
    const islands = places.filter(({ plz }) => plz !== undefined && isIsland(plz))
    assert.strictEqual(islands.length, 22)
    assert.includeMembers(
      islands.map(({ name }) => name),
      ["Helgoland", "Juist", "Borkum", "Westerland", "Insel Hiddensee", "Chiemsee"],
    )
    for (const mainland of ["25845", "23999", "18569", "23769", "26506", "83209", "50667", ""])
      assert.isFalse(isIsland(mainland), mainland)
  })
})
