// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"
import fc from "fast-check"

import { listQuery, listSearch, type ListState } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"
import { toggled } from "@heimwerk/ui/features/catalog/toggled.ts"
import { ActiveFilters } from "../../../ui/features/catalog/ActiveFilters.tsx"
import { Facets } from "../../../ui/features/catalog/Facets.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const read = (search: string) => listQuery(new URLSearchParams(search))
const plain = read("")

const facet = (
  field: Facet["field"],
  label: string,
  values: ReadonlyArray<string>,
  chosen: ReadonlyArray<string> = [],
): Facet => ({
  field,
  label,
  elements: values.map((value) => ({
    value,
    label: `${value}!`,
    count: 2,
    selected: chosen.includes(value),
  })),
})

describe("a value of a facet", () => {
  it("selecting a facet value adds it to the filters and returns to the first page of the list", () => {
    assert.strictEqual(
      toggled(read("?seite=3&sortierung=name"), "brand", "Torvik"),
      "?marke=Torvik&sortierung=name",
    )
  })

  it("selecting a facet value again removes it, whatever else is selected", () => {
    const state = fc.record({
      filters: fc.array(
        fc.record({
          field: fc.constantFrom("brand" as const, "color" as const, "price" as const),
          values: fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1 }),
        }),
      ),
      sort: fc.constantFrom("relevance" as const, "rating" as const),
      page: fc.constant(1),
    })
    fc.assert(
      fc.property(state, (some: ListState) => {
        const once = toggled(some, "brand", "neu & wahr")
        return toggled(read(once), "brand", "neu & wahr") === listSearch(some)
      }),
    )
  })

  it("a facet value is a link that says whether it is selected, and can be used without JavaScript", () => {
    const state = read("?marke=Torvik")
    renderInShop(
      <Facets
        facets={[facet("brand", "Marke", ["Torvik", "Halm"], ["Torvik"])]}
        path="/c/x/1"
        state={state}
        total={2}
      />,
    )
    const links = screen.getAllByRole("link", { hidden: true })
    assert.deepStrictEqual(
      links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      [
        ["/c/x/1", "true"],
        ["/c/x/1?marke=Halm&marke=Torvik", null],
      ],
    )
  })
})

describe("the active filters", () => {
  it("the visitor can remove active filters one by one or all at once", () => {
    const facets = [facet("brand", "Marke", ["Torvik"]), facet("color", "Farbe", ["Rot"])]
    renderInShop(<ActiveFilters facets={facets} path="/c/x/1" state={read("?marke=Torvik&farbe=Rot")} />)
    assert.deepStrictEqual(
      screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
      [
        ["Torvik! entfernen", "/c/x/1?farbe=Rot"],
        ["Rot! entfernen", "/c/x/1?marke=Torvik"],
        ["Alle Filter zurücksetzen", "/c/x/1"],
      ],
    )
  })

  it("a list without active filters shows no section for them", () => {
    renderInShop(<ActiveFilters facets={[]} path="/c/x/1" state={plain} />)
    assert.isNull(screen.queryByRole("list"))
  })
})
