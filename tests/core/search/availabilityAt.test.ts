import { assert, describe, it } from "@effect/vitest"

import { availabilityAt } from "@heimwerk/core/search/availabilityAt.ts"
import { pageOf } from "@heimwerk/core/search/pageOf.ts"

describe("availability codes of an article", () => {
  it.each<[shipping: boolean, orderable: boolean, stock: number | undefined, codes: ReadonlyArray<string>]>([
    [true, true, undefined, ["0"]],
    [false, true, undefined, []],
    [true, true, 3, ["0", "1"]],
    [false, true, 3, ["1"]],
    [true, true, 0, ["0", "2"]],
    [false, false, 0, []],
  ])(
    "an article (shipped: %s, orderable: %s, stock: %s) has the availability codes %j",
    (shipping, orderable, stock, codes) => {
      assert.deepStrictEqual(
        availabilityAt({ shipping, orderable, ...(stock === undefined ? {} : { stock }) }),
        codes,
      )
    },
  )
})

describe("pages of a list", () => {
  it.each([
    [0, 1, { page: 1, pageCount: 1, offset: 0 }],
    [0, 9, { page: 1, pageCount: 1, offset: 0 }],
    [24, 1, { page: 1, pageCount: 1, offset: 0 }],
    [25, 2, { page: 2, pageCount: 2, offset: 24 }],
    [25, 3, { page: 2, pageCount: 2, offset: 24 }],
    [25, 0, { page: 1, pageCount: 2, offset: 0 }],
  ])("in a list of %i products, a request for page %i returns the page bounds %j", (total, page, bounds) => {
    assert.deepStrictEqual(pageOf(total, page, 24), bounds)
  })
})
