// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"

import { smallWorld } from "../../support/smallWorld.ts"
import { heldGeolocation } from "../support/heldGeolocation.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { Finder, Picker } from "./finderSurfaces.tsx"

afterEach(cleanup)

const loadAddressCheck = () => Promise.reject(new Error("This test checks no address."))

const surfaces = {
  "store finder": <Finder loadAddressCheck={loadAddressCheck} />,
  "market picker of a form": <Picker loadAddressCheck={loadAddressCheck} />,
}

const total = smallWorld.markets.length

describe.each(Object.entries(surfaces))("announcements of the %s", (surface, element) => {
  it(`T-A7: the ${surface} announces the place and the number of listed markets after a search, and not while the visitor types`, async () => {
    const shop = memoryShop()
    renderInShop(element, shop.load)
    const field = await screen.findByRole("combobox")
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    type("köln")
    fireEvent.keyDown(field, { key: "Enter" })
    const announced = await screen.findByText(/^Märkte bei .*Köln, 3 von/u)
    assert.match(announced.textContent, new RegExp(`^Märkte bei .*Köln, 3 von ${total} Märkten$`, "u"))
    assert.isNotNull(announced.closest("[role=status]"))
    type("bon")
    await screen.findByRole("option")
    assert.isTrue(announced.isConnected)
    await shop.dispose()
  })

  it(`the ${surface} announces the place of the visitor's position`, async () => {
    const { answers, geolocation } = heldGeolocation({ lat: 54.32, lng: 10.13 })
    const shop = memoryShop({ geolocation })
    renderInShop(element, shop.load)
    fireEvent.click(await screen.findByRole("button", { name: "Position bestimmen" }))
    for (const answer of answers) await answer()
    await screen.findByText(new RegExp(`^Märkte bei .*Kiel, 3 von ${total} Märkten$`, "u"))
    await shop.dispose()
  })
})
