import { assert, describe, it } from "@effect/vitest"
import { deliveriesFor } from "@heimwerk/core/basket/deliveriesFor.ts"
import type { AvailabilityCode } from "@heimwerk/core/product/Product.ts"

const both = ["homeDelivery", "marketPickup"]

/** Availability codes and the delivery types that they allow (storefront 3, availability codes). */
const table: ReadonlyArray<readonly [ReadonlyArray<AvailabilityCode>, ReadonlyArray<string>]> = [
  [[], []],
  [["0"], ["homeDelivery"]],
  [["1"], ["marketPickup"]],
  [["2"], ["marketPickup"]],
  [["1", "2"], ["marketPickup"]],
  [["0", "1"], both],
  [["2", "0"], both],
  [["0", "1", "2"], both],
]

describe("deliveriesFor", () => {
  for (const [codes, ways] of table) {
    it(`an article with the availability codes "${codes.join(", ")}" has these delivery types: ${ways.join(", ") || "none"}`, () =>
      assert.deepStrictEqual(deliveriesFor(codes), ways))
  }
})
