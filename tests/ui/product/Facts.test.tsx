// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"

import { Facts } from "../../../ui/features/product/Facts.tsx"
import { smallWorld } from "../../support/smallWorld.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const [first] = smallWorld.assortment.articles
const product = first?.product
if (product === undefined) throw new Error("The small world is empty.")

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)

describe("the facts about an article", () => {
  it("T-L7: an article shows its warnings in a separate section, its manufacturer with address and contact, and its article number", () => {
    renderInShop(<Facts product={product} />)
    const part = screen.getByRole("heading", { name: "Warn- und Sicherheitshinweise" }).parentElement
    assert.deepStrictEqual(
      Array.from(part?.querySelectorAll("li") ?? [], ({ textContent }) => textContent),
      ["Trage beim Schrauben eine Schutzbrille."],
    )
    const maker = screen.getByRole("heading", { name: "Angaben zum Hersteller" }).parentElement?.textContent
    assert.include(maker ?? "", "Werkstraße 1, 50667 Köln")
    assert.include(maker ?? "", "post@maker.example")
    screen.getByRole("cell", { name: product.articleId })
  })

  it("an article without warnings has no section for warnings", () => {
    const { warnings: _, ...harmless } = product
    renderInShop(<Facts product={harmless} />)
    assert.notInclude(headings(), "Warn- und Sicherheitshinweise")
  })

  it("the facts about an article without EAN, description and highlights have neither an empty row nor an empty section", () => {
    renderInShop(<Facts product={{ ...product, ean: "", description: "", highlights: [] }} />)
    assert.isNull(screen.queryByRole("rowheader", { name: "EAN" }))
    assert.notInclude(headings(), "Beschreibung")
    cleanup()
    renderInShop(<Facts product={product} />)
    screen.getByRole("row", { name: `EAN ${product.ean}` })
    assert.include(headings(), "Beschreibung")
  })

  it("T-L8: the facts of an article with a rating say that the average includes reviews without proof of a purchase", () => {
    renderInShop(<Facts product={{ ...product, ratingData: { rating: 4.5, reviewsCount: 12 } }} />)
    screen.getByText(/alle abgegebenen Bewertungen, auch ohne Nachweis eines Kaufs/u)
    assert.isNull(screen.queryByText(/Wir prüfen nicht/u))
  })
})
