// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { ListState } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"

import { Facets } from "../../../ui/features/catalog/Facets.tsx"
import { filtersId, resultsId } from "../../../ui/features/catalog/focusResults.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const brand: Facet = {
  field: "brand",
  label: "Marke",
  elements: ["Lumora", "Nordlicht"].map((value) => ({ value, label: value, count: 3, selected: false })),
}
const none: ListState = { filters: [], sort: "relevance", page: 1 }

const show = (state: ListState, total: number) =>
  renderInShop(
    <>
      <Facets
        facets={[brand, { ...brand, field: "color", label: "Farbe", elements: [] }]}
        path="/c/x/1"
        state={state}
        total={total}
      />
      <div id={resultsId} tabIndex={-1} />
    </>,
  )
const button = () =>
  screen.getByText(
    (_, element) =>
      element instanceof HTMLElement &&
      element.matches("summary") &&
      element.textContent.startsWith("Filter"),
  )
const sheet = () => screen.findByRole("dialog", { name: "Filter" })

describe("the filters of a list", () => {
  it("the filters of a list open in a sheet, and closing the sheet restores focus to the filter button", async () => {
    show(none, 6)
    fireEvent.click(button())
    const dialog = await sheet()
    assert.deepStrictEqual(
      within(dialog)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
      ["/c/x/1?marke=Lumora", "/c/x/1?marke=Nordlicht"],
    )
    assert.isNull(within(dialog).queryByText("Farbe"))
    fireEvent.keyDown(dialog, { key: "Escape" })
    await waitFor(() => assert.strictEqual(document.activeElement, button()))
    fireEvent.click(button())
    await sheet()
  })

  it("the button of the filter sheet shows the number of results, and a click leads to the results", async () => {
    show({ ...none, filters: [{ field: "brand", values: ["Lumora"] }] }, 1)
    assert.strictEqual(button().textContent, "Filter (1)")
    fireEvent.click(button())
    fireEvent.click(within(await sheet()).getByRole("button", { name: "1 Artikel anzeigen" }))
    await waitFor(() => assert.strictEqual(document.activeElement?.id, resultsId))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
  })

  it("the target of the skip link to the filters is not a details element, because Firefox skips all controls of one with a negative tab index when the visitor presses Tab", () => {
    show(none, 6)
    const target = document.getElementById(filtersId)
    assert.isTrue(target?.contains(button()))
    assert.isNull(button().closest("details[tabindex]"))
  })

  it("the filters of a list are links, so that they can be used without JavaScript", () => {
    show(none, 6)
    const folded = screen.getByText("Lumora").closest("details[class*=facets]")
    assert.isNotNull(folded)
    assert.strictEqual(screen.getByText("Lumora").closest("a")?.getAttribute("href"), "/c/x/1?marke=Lumora")
  })
})
