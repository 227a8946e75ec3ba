// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, render, screen } from "@testing-library/react"

import type { AvailabilityCode } from "@heimwerk/core/product/Product.ts"
import { Availability, PickupLine } from "../../../ui/features/product/Availability.tsx"
import { Rating } from "../../../ui/features/product/Rating.tsx"

afterEach(cleanup)

const said = (codes: ReadonlyArray<AvailabilityCode>, marketName?: string) => {
  const { container, unmount } = render(<Availability codes={codes} marketName={marketName} />)
  const text = container.textContent
  unmount()
  return text
}

describe("the availability on a tile", () => {
  it("a tile shows the availability of the article in the chosen market", () => {
    assert.strictEqual(said(["0", "1"], "Kiel"), "Verfügbar in Kiel")
    assert.strictEqual(said(["2"], "Kiel"), "Bestellbar in Kiel")
    assert.strictEqual(said(["0"], "Kiel"), "Nicht verfügbar in Kiel")
  })
  it("a tile shows whether the article can be shipped if no market is chosen", () => {
    assert.strictEqual(said(["0"]), "Versand nach Hause")
    assert.strictEqual(said([]), "Kein Versand nach Hause")
  })
  it("the availability of an article in the chosen market includes the number of pieces in stock", () => {
    const { container } = render(<PickupLine codes={["1"]} marketName="Kiel" stock={4} />)
    assert.strictEqual(container.textContent, "Verfügbar in Kiel (4 Stück)")
  })
})

describe("the rating stars", () => {
  it("the rating stars have a text description", () => {
    render(<Rating ratingData={{ rating: 4.5, reviewsCount: 1 }} />)
    screen.getByRole("img", { name: "4,5 von 5 Sternen" })
    screen.getByText("1 Bewertung")
  })
  it("an article without a review has no rating stars", () => {
    const { container } = render(<Rating ratingData={{ rating: 4.5, reviewsCount: 0 }} />)
    assert.strictEqual(container.textContent, "")
  })
})
