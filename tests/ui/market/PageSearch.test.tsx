// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { PageSearch } from "../../../ui/features/market/finder/PageSearch.tsx"

import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

describe("the search of the market page", () => {
  it("the page of all markets replaces its plain search form by a search with suggestions, which writes the searched text into the URL", async () => {
    const shop = memoryShop()
    const { address } = renderInShop(
      <PageSearch
        query=""
        placeLink={(id) => `/maerkte?ort=${id}`}
        loadAddressCheck={() => Promise.reject(new TypeError("Failed to fetch"))}
      />,
      shop.load,
    )
    const field = await screen.findByRole("combobox", {}, { timeout: 10_000 })
    fireEvent.change(field, { target: { value: "Hafenweg 7, Kiel" } })
    fireEvent.keyDown(field, { key: "Enter" })
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=Hafenweg+7%2C+Kiel"))
    await shop.dispose()
  })
})
