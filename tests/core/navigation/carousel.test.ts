import { assert, describe, it } from "@effect/vitest"
import { carouselLabels, swipedSlides, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import { type CarouselConfiguration, carouselError } from "@heimwerk/core/navigation/carouselConfiguration.ts"

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
  ])("the carousel configuration %j has this error (undefined: none): %s", (configuration, error) => {
    assert.strictEqual(carouselError(configuration), error)
  })

  it("a swipe changes the slide of a carousel only if it is longer than the threshold", () => {
    assert.deepStrictEqual(swipeThresholds, { carousel: 50, gallery: 80 })
    assert.deepStrictEqual(
      [-81, -80, 80, 81].map((way) => swipedSlides(way, swipeThresholds.gallery)),
      [1, 0, 0, -1],
    )
  })

  it("the carousel has German labels", () => {
    assert.deepStrictEqual(carouselLabels, {
      slider: "Weitere Produkte anschauen",
      next: "Nächstes Produkt",
      previous: "Vorheriges Produkt",
    })
  })
})
