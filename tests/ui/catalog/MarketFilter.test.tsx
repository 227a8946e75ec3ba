// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"

import { listQuery } from "@heimwerk/core/catalog/listState.ts"
import { MarketFilter } from "../../../ui/features/catalog/MarketFilter.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const show = (search: string) =>
  renderInShop(
    <MarketFilter
      facets={[]}
      marketName="Heimwerk Kiel"
      path="/s/x"
      state={listQuery(new URLSearchParams(search))}
    />,
  )

describe("a list without articles in the chosen market", () => {
  it("a list without articles in the chosen market says so, and names alternatives", () => {
    show("")
    const link = screen.getByRole("link", { name: "anderen Markt wählen" })
    assert.strictEqual(
      link.parentElement?.textContent,
      "Im Markt Heimwerk Kiel ist davon zurzeit nichts vorrätig. Du kannst die Artikel bestellen oder einen anderen Markt wählen.",
    )
  })

  it("the visitor can remove the market filter of an empty list", () => {
    show("?verfuegbarkeit=1")
    assert.strictEqual(screen.getByRole("link").getAttribute("href"), "/s/x")
  })
})
