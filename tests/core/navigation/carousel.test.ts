import { assert, describe, it } from "@effect/vitest"
import {
  carouselArrows,
  carouselIndex,
  carouselLabels,
  swipedSlides,
  swipeThresholds,
} from "@heimwerk/core/navigation/carousel.ts"
import { type CarouselConfiguration, carouselError } from "@heimwerk/core/navigation/carouselConfiguration.ts"
import * as fc from "fast-check"

const at = (index: number, count: number, visible: number, isInfinite = false) => ({
  index,
  count,
  visible,
  isInfinite,
})
const exclusive = "center mode can not be used at the same time with partialVisible"
const server = "ssr mode need to be used in conjunction with responsive prop"
const missing = "Responsive prop is needed for deciding the amount of items to show on the screen"
const noObject = "responsive prop must be an object"

describe("a carousel", () => {
  it.each<[CarouselConfiguration, string | undefined]>([
    [{ responsive: {} }, undefined],
    [{ responsive: {}, ssr: true, centerMode: true }, undefined],
    [{ responsive: {}, partialVisible: true }, undefined],
    [{}, missing],
    [{ responsive: null }, missing],
    [{ ssr: true }, server],
    [{ responsive: "desktop" }, noObject],
    [{ responsive: {}, partialVisible: true, centerMode: true }, exclusive],
    [{ ssr: true, partialVisible: true, centerMode: true }, exclusive],
  ])("configured as %j has the error %s", (configuration, error) => {
    assert.strictEqual(carouselError(configuration), error)
  })

  it.each([
    [at(0, 5, 3), false, true],
    [at(1, 5, 3), true, true],
    [at(2, 5, 3), true, false],
    [at(0, 3, 3), false, false],
    [at(0, 5, 3, true), true, true],
    [at(0, 3, 5, true), false, false],
  ])("%j has arrows back %s and on %s", (position, previous, next) => {
    assert.deepStrictEqual(carouselArrows(position), { previous, next })
  })

  it("stops at its ends, or wraps in infinite mode", () => {
    assert.deepStrictEqual([carouselIndex(at(2, 5, 3), 1), carouselIndex(at(0, 5, 3), -1)], [2, 0])
    assert.deepStrictEqual(
      [carouselIndex(at(4, 5, 3, true), 1), carouselIndex(at(0, 5, 3, true), -1)],
      [0, 4],
    )
    assert.strictEqual(carouselIndex(at(0, 2, 3, true), 1), 0)
  })

  it("reaches every slide by its arrows and never leaves them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }), (count, visible) => {
        let index = 0
        let steps = 0
        while (carouselArrows(at(index, count, visible)).next) {
          index = carouselIndex(at(index, count, visible), 1)
          steps += 1
        }
        assert.strictEqual(steps, Math.max(0, count - visible))
      }),
    )
  })

  it("changes its slide by a swipe beyond the threshold", () => {
    assert.deepStrictEqual(swipeThresholds, { carousel: 50, gallery: 80 })
    assert.deepStrictEqual(
      [-81, -80, 80, 81].map((way) => swipedSlides(way, swipeThresholds.gallery)),
      [1, 0, 0, -1],
    )
  })

  it("has German names", () => {
    assert.deepStrictEqual(carouselLabels, {
      slider: "Weitere Produkte anschauen",
      next: "Nächstes Produkt",
      previous: "Vorheriges Produkt",
    })
  })
})
