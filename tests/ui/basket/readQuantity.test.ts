import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

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
