import { assert, describe, it } from "@effect/vitest"
import { carouselDevice, carouselWidths } from "@heimwerk/core/navigation/carouselLayout.ts"

describe("the layout of a carousel", () => {
  it.each([
    [0, "mobile"],
    [479, "mobile"],
    [480, "tablet"],
    [1_023, "tablet"],
    [1_024, "desktop"],
    [3_000, "desktop"],
    [5_000, "desktop"],
  ])("in a window of %i is the one for %s", (windowWidth, device) => {
    assert.strictEqual(carouselDevice(windowWidth), device)
  })

  it("leaves no width out and has none twice", () => {
    assert.deepStrictEqual(carouselWidths, {
      desktop: { min: 1_024, max: 3_000 },
      tablet: { min: 480, max: 1_023 },
      mobile: { min: 0, max: 479 },
    })
  })
})
