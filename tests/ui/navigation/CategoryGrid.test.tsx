// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup } from "@testing-library/react"

import { CategoryGrid } from "../../../ui/features/navigation/CategoryGrid.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

describe("the grid of categories", () => {
  it("the picture of a category has more pixels on a screen with two device pixels per CSS pixel", () => {
    renderInShop(
      <CategoryGrid categories={[{ name: "Garten", link: "/c/garten/11", image: "/garten.webp" }]} />,
    )
    const picture = document.querySelector("img")
    assert.deepStrictEqual(
      [picture?.getAttribute("src"), picture?.getAttribute("srcset")],
      ["/garten.webp?width=200&height=200", "/garten.webp?width=300&height=300 2x"],
    )
  })
})
