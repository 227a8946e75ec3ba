// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { nothingCounted } from "@heimwerk/adapters/memory/TrackerMemory.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { useEffect, useEffectEvent } from "react"

import type { AddressCheckProps, LoadAddressCheck } from "../../../ui/features/market/finder/AddressCheck.ts"
import { PageSearch } from "../../../ui/features/market/finder/PageSearch.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { Finder, Picker } from "./finderSurfaces.tsx"

afterEach(cleanup)

/** An address check that finds no street in Köln, and asks which address is meant for any other text. */
const Check = ({ onPlace, typed }: AddressCheckProps) => {
  const report = useEffectEvent(onPlace)
  useEffect(() => {
    if (typed.text.startsWith("Köln")) report(typed.text)
  }, [typed])
  return <p>{`Geprüft: ${typed.text}`}</p>
}
const loadAddressCheck: LoadAddressCheck = () => Promise.resolve(Check)

const surfaces = {
  "page of all markets": (
    <PageSearch query="" placeLink={(id) => `/maerkte?ort=${id}`} loadAddressCheck={loadAddressCheck} />
  ),
  "store finder": <Finder loadAddressCheck={loadAddressCheck} />,
  "market picker of a form": <Picker loadAddressCheck={loadAddressCheck} />,
}

describe("the event of a search for markets", () => {
  for (const [surface, element] of Object.entries(surfaces)) {
    it(`the ${surface} counts each search for a place or an address once, and no search below 3 characters`, async () => {
      const counted = nothingCounted()
      const shop = memoryShop({ counted })
      renderInShop(element, shop.load)
      const field = await screen.findByRole("combobox", {}, { timeout: 10_000 })
      const search = (text: string) => {
        fireEvent.change(field, { target: { value: text } })
        fireEvent.keyDown(field, { key: "Enter" })
      }
      const count = () => counted.events.filter(({ event }) => event === "markt_aendern_suche").length
      search("kö")
      search("köln")
      await waitFor(() => assert.strictEqual(count(), 1))
      search("Hafenweg 7, Kiel")
      await screen.findByText("Geprüft: Hafenweg 7, Kiel")
      await waitFor(() => assert.strictEqual(count(), 2))
      search("Köln 5")
      await screen.findByText("Geprüft: Köln 5")
      search("bonn")
      await waitFor(() => assert.strictEqual(count(), 4))
      await shop.dispose()
    })
  }
})
