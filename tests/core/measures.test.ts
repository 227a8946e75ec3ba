import { assert, describe, it } from "@effect/vitest"
import { dropdownHeight, measures, sideModalWidth } from "@heimwerk/core/measures.ts"
import * as fc from "fast-check"

describe("measures", () => {
  it("are those of the specification, in CSS pixels", () => {
    assert.deepStrictEqual(measures, {
      breakpoints: { s: 480, m: 768, l: 1_024 },
      maxGrid: 1_140,
      centredModal: { width: 750, desktopPadding: 30 },
      sideModal: { width: 500, minimumWidth: 320 },
      serviceFlyout: 375,
      feedbackBoxMinimumHeight: 140,
      ratingBlock: 90,
      dropdownHeight: { small: 420, medium: 320 },
      thumbnail: { shown: 80, zoomed: 100, requested: 65 },
      simpleCarouselStep: 200,
      carouselDesktop: 3_000,
    })
  })

  it.each([
    [320, 420],
    [767, 420],
    [768, 320],
    [1_440, 320],
  ])("in a window of %i a dropdown is at most %i high", (windowWidth, height) => {
    assert.strictEqual(dropdownHeight(windowWidth), height)
  })

  it.each([
    [200, undefined, 320],
    [390, undefined, 390],
    [479, undefined, 479],
    [480, undefined, 480],
    [499, undefined, 499],
    [500, undefined, 500],
    [1_440, undefined, 500],
    [479, 300, 479],
    [480, 300, 320],
    [1_440, 300, 320],
    [1_440, 640, 640],
    [600, 640, 600],
  ])("in a window of %i a side modal that wants %s is %i wide", (windowWidth, wanted, width) => {
    assert.strictEqual(sideModalWidth(windowWidth, wanted), width)
  })

  it("lets no side modal be wider than a window of 320 or more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 5_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        (window, wanted) => {
          const width = sideModalWidth(window, wanted)
          return width >= 320 && width <= window
        },
      ),
    )
  })
})
