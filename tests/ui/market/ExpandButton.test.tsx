// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { FinderModal } from "../../../ui/features/market/finder/FinderModal.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { Picker } from "./finderSurfaces.tsx"

afterEach(cleanup)

const loadAddressCheck = () => Promise.reject(new Error("This test checks no address."))

const picker = <Picker loadAddressCheck={loadAddressCheck} />
const finder = (
  <FinderModal
    isOpen
    onClose={() => {}}
    article={undefined}
    returnFocus={() => null}
    loadAddressCheck={loadAddressCheck}
    AskForMaps={() => null}
  />
)

const press = async (name: string) => {
  const button = await screen.findByRole("button", { name })
  button.focus()
  fireEvent.click(button)
}

describe.each([
  { place: "the market question of a form", element: picker, controls: "input[type=radio]" },
  { place: "the store finder", element: finder, controls: "article summary" },
])("more markets in $place", ({ controls, element }) => {
  it("'Mehr anzeigen' focuses the first added market, and after 'Weniger anzeigen' the focus is on 'Mehr anzeigen'", async () => {
    const shop = memoryShop()
    renderInShop(element, shop.load)
    await press("Mehr anzeigen")
    await screen.findByRole("button", { name: "Weniger anzeigen" })
    const shown = document.querySelectorAll(controls)
    assert.lengthOf(shown, 6)
    await waitFor(() => assert.strictEqual(document.activeElement, shown[3]))
    await press("Weniger anzeigen")
    const more = await screen.findByRole("button", { name: "Mehr anzeigen" })
    assert.lengthOf(document.querySelectorAll(controls), 3)
    assert.strictEqual(document.activeElement, more)
    cleanup()
    await shop.dispose()
  })
})
