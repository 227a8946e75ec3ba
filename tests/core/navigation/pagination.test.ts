import { assert, describe, it } from "@effect/vitest"
import { pageWindow, showsNext, showsPrevious } from "@heimwerk/core/navigation/pagination.ts"
import * as fc from "fast-check"

import { expectedArrows, expectedPages } from "../../support/oracles/pagination.ts"

describe("pagination", () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [99, 9, [5, 6, 7, 8, 9]],
    [-3, 9, [1, 2, 3, 4, 5]],
  ])("the pagination on page %i of %i pages shows %j", (current, total, pages) => {
    assert.deepStrictEqual(pageWindow(current, total), pages)
  })

  it("the pagination has no previous arrow on the first page and no next arrow on the last page", () => {
    assert.deepStrictEqual([showsPrevious(1), showsPrevious(2)], [false, true])
    assert.deepStrictEqual([showsNext(9, 9), showsNext(8, 9), showsNext(1, 0)], [false, true, false])
  })

  it("the pagination shows the current page in the middle if possible, and only pages that exist", () => {
    const totals = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(totals, fc.integer({ min: 1, max: 400 }), (total, page) => {
        const current = Math.min(page, total)
        const pages = pageWindow(current, total)
        assert.include(pages, current)
        assert.lengthOf(pages, Math.min(5, total))
        assert.isTrue(
          pages.every(
            (number, index) => number >= 1 && number <= total && number === (pages[0] ?? 0) + index,
          ),
        )
        if (current > 2 && current <= total - 2) assert.strictEqual(pages[2], current)
      }),
    )
  })

  it("T-Q8: the pagination shows the same page numbers and arrows as a brute-force search, on every page of lists of up to 40 pages", () => {
    for (let total = 1; total <= 40; total++) {
      for (let current = 1; current <= total; current++) {
        const name = `page ${current} of ${total}`
        assert.deepStrictEqual(pageWindow(current, total), expectedPages(current, total), name)
        const arrows = [
          ...(showsPrevious(current) ? ["previous"] : []),
          ...(showsNext(current, total) ? ["next"] : []),
        ]
        assert.deepStrictEqual(arrows, expectedArrows(current, total), name)
      }
    }
  })
})
