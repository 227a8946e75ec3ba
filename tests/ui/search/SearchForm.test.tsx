// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { SearchForm } from "../../../ui/features/search/SearchForm.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const show = (term?: string) =>
  renderInShop(<SearchForm id="suche" label="Produkte suchen" placeholder="Wonach suchst du?" term={term} />)
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Produkte suchen" })
const search = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.submit(screen.getByRole("search"))
}

describe("the search field", () => {
  it("the search navigates to the results of the trimmed term in lower case", async () => {
    const { address } = show()
    search("  Säge 50 % & mehr ")
    await waitFor(() => assert.strictEqual(address(), "/s/s%C3%A4ge%2050%20%25%20%26%20mehr"))
  })

  it("the search ignores a term that contains only spaces, and the spaces stay in the field", () => {
    const { address } = show()
    search("   ")
    assert.strictEqual(address(), "/")
    assert.strictEqual(field().value, "   ")
  })

  it("the search field starts with the current search term", () => {
    show("hammer")
    assert.strictEqual(field().value, "hammer")
  })

  it("the search is a plain form, so that the server can answer it without JavaScript", () => {
    show()
    const form = screen.getByRole("search")
    assert.deepStrictEqual(
      [form.getAttribute("action"), form.getAttribute("method"), field().name],
      ["/s", "get", "suchbegriff"],
    )
  })
})
