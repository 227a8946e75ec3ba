import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { deliveriesFor } from "../../../ui/features/basket/deliveryFor.ts"
import { readQuantity } from "../../../ui/features/basket/readQuantity.ts"

describe("a typed quantity", () => {
  for (const text of ["", " ", "0", "-1", "1.5", "1,5", "1000", "1e2", "zwei", "٣", "12345"]) {
    it(`is refused: "${text}"`, () => assert.isUndefined(readQuantity(text)))
  }
  it("is read from 1 to 999, with blanks around it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (number) => readQuantity(` ${number} `) === number),
    )
  })
})

describe("the ways an article can reach the visitor", () => {
  it("are those its codes allow, sending first", () => {
    assert.deepStrictEqual(deliveriesFor(["0", "1"]), ["homeDelivery", "marketPickup"])
    assert.deepStrictEqual(deliveriesFor(["2"]), ["marketPickup"])
    assert.deepStrictEqual(deliveriesFor([]), [])
  })
})
