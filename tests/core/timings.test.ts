import { assert, describe, it } from "@effect/vitest"
import { timings } from "@heimwerk/core/timings.ts"

describe("timings", () => {
  it("the timings in ms match the specification", () => {
    assert.deepStrictEqual(timings, {
      snackbar: 10_000,
      firstVisitPrompt: 10_000,
      storeFlyoutHover: 150,
      storeFlyoutHoverPending: 300,
      storeFlyoutSettling: 500,
      avatarBounce: 3_000,
      serviceScript: 10_000,
      serviceCall: 5_000,
      suggestions: 500,
      places: 1_200,
      addresses: 1_000,
      addressSuppression: 2_000,
      addressFocus: 300,
      addressClosing: 300,
      geolocation: 5_000,
      geolocationAge: 60_000,
      quantity: 500,
      productCarousel: 50,
      multiCarousel: 600,
      galleryCarousel: 400,
      autoplay: 3_000,
    })
  })
})
