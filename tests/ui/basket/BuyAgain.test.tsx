// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"

import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { BuyAgain, type BoughtLine } from "../../../ui/features/basket/BuyAgain.tsx"
import { memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const { articleId, name } = someArticle()
const line = (id: ArticleId, title: string): BoughtLine => ({
  item: { articleId: id, quantity: toQuantity(2), deliveryType: "homeDelivery" },
  name: title,
})
const gone = line(ArticleId.make("9999999"), "Alter Hammer")

const buy = (...lines: ReadonlyArray<BoughtLine>) => {
  const shop = memoryShop()
  renderInShop(<BuyAgain lines={lines} />, shop.load)
  fireEvent.click(screen.getByRole("button", { name: "Noch einmal kaufen" }))
  return shop
}

describe("buying an order again", () => {
  it("buying an order again adds the articles that still exist with their quantities, and names the other articles", async () => {
    const shop = buy(line(articleId, name), gone)
    const link = await screen.findByRole("link", { name: "Zum Warenkorb" })
    assert.strictEqual(link.getAttribute("href"), "/warenkorb")
    assert.strictEqual(
      screen.getByRole("alert").textContent,
      "„Alter Hammer“: Diesen Artikel gibt es bei uns nicht (mehr).",
    )
    assert.include(screen.getByRole("status").textContent, "1 Artikel liegt im Warenkorb.")
    const { lineItems } = await shop.basket()
    assert.deepStrictEqual(
      lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
      [[articleId, 2]],
    )
  })

  it("buying an order again shows no link to the basket if no article exists any more", async () => {
    buy(gone)
    await screen.findByRole("alert")
    assert.isNull(screen.queryByRole("link", { name: "Zum Warenkorb" }))
  })
})
