import { assert, describe, it } from "@effect/vitest"

import { isGtin } from "@heimwerk/core/product/isGtin.ts"

describe("isGtin", () => {
  it.each(["96385074", "036000291452", "4006381333931", "10614141000415"])(
    "accepts the GTIN %s with 8, 12, 13 or 14 digits and a right check digit",
    (text) => {
      assert.isTrue(isGtin(text))
    },
  )

  it.each(["", "96385073", "4006381333932", "10614141000416"])(
    "refuses '%s', which is empty or has a wrong check digit",
    (text) => {
      assert.isFalse(isGtin(text))
    },
  )

  it.each(["00000000000", "0", "000000000", "000000000000000", "4006381 333931", "400638133393X"])(
    "refuses '%s', which has another number of digits or other characters",
    (text) => {
      assert.isFalse(isGtin(text))
    },
  )
})
