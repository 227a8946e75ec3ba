// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"

import { PageFinder } from "../../../ui/features/market/finder/PageFinder.tsx"

import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

/** The comparison of a market page that is searched for Köln, and then for a position in Kiel. */
const Comparison = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setMoved(true)}>
        Nach Kiel
      </button>
      <PageFinder
        view="COMPARE"
        around={isMoved ? { position: { lat: 54.32, lng: 10.13 } } : { placeId: "plz-50667" }}
        AskForMaps={() => null}
      />
    </>
  )
}

const firstMarket = async () => {
  const [, first] = within(await screen.findByRole("table")).getAllByRole("row")
  return first?.textContent ?? ""
}

describe("the comparison of the market page", () => {
  it("the comparison of the market page shows the markets around a new position after a search for a place", async () => {
    const shop = memoryShop()
    renderInShop(<Comparison />, shop.load)
    await waitFor(async () => assert.include(await firstMarket(), "Köln"))
    fireEvent.click(screen.getByRole("button", { name: "Nach Kiel" }))
    await waitFor(async () => assert.include(await firstMarket(), "Kiel"))
    assert.include(await firstMarket(), " Km")
    await shop.dispose()
  })
})
