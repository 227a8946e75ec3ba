// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import type { PriceType } from "@heimwerk/core/product/priceType.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { TileVariant } from "@heimwerk/core/product/tile.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { screen, within } from "@testing-library/react"

import { ProductTile } from "../../../ui/features/product/ProductTile.tsx"
import { Tile } from "../../../ui/shared/Tile.tsx"
import { Tiles } from "../../../ui/shared/Tiles.tsx"
import { renderInShop } from "../support/renderInShop.tsx"
import { reducedPrice, richProduct } from "./tileProduct.ts"

const tile = (product: Product, variant?: TileVariant) => {
  renderInShop(<Tile product={product} marketName="Kiel" {...(variant === undefined ? {} : { variant })} />)
  return within(screen.getByRole("article"))
}

const full = richProduct
const reduced: Product = { ...richProduct, price: reducedPrice }
const promotion: Product = {
  ...richProduct,
  promotionType: "MM_artikel_gratis",
  price: { ...richProduct.price, fineprint: "Beim Kauf von zwei Lampen." },
}
const hidden: Product = { ...richProduct, price: { ...reducedPrice, isBlur: true } }

describe("a product tile", () => {
  const types: ReadonlyArray<readonly [TileVariant, string, Product, PriceType]> = [
    ["full", "a regular price", full, "full"],
    ["full", "a reduced price", reduced, "reduced"],
    ["full", "a promotion", promotion, "promotion"],
    ["highlight", "a regular price", full, "highlight"],
    ["highlight", "a reduced price", reduced, "highlight"],
    ["highlight", "a promotion", promotion, "highlight"],
    ["picture-only", "a regular price", full, "picture"],
    ["picture-only", "a reduced price", reduced, "picture"],
    ["picture-only", "a promotion", promotion, "picture"],
  ]
  it.each(types)(
    "T-L1: a '%s' tile with %s mentions taxes, and shows the saving and the lowest price of the last 30 days only if the price is reduced",
    (variant, _, product, type) => {
      const shown = tile(product, variant)
      const price = screen.getByRole("article").querySelector("[data-type]")
      assert.strictEqual(price?.getAttribute("data-type"), type)
      shown.getByText("inkl. MwSt., zzgl. Versand")
      const text = price?.textContent ?? ""
      const isReduced = product.price.special !== undefined
      for (const part of [
        "statt",
        "Du sparst 5,00",
        "Niedrigster Preis der letzten 30 Tage: 25,00",
        "Grundpreis",
      ]) {
        assert.strictEqual(text.includes(part), isReduced, part)
      }
      assert.strictEqual(text.includes("Beim Kauf von zwei Lampen."), type === "promotion")
      assert.strictEqual(text.includes("Diese Aktion gilt nur beim Bezahlen im Markt."), type === "promotion")
    },
  )

  it.each(["full", "highlight"] as const)(
    "a '%s' tile shows brand, name, variants, rating, energy class, availability, flag and basket button of its article",
    (variant) => {
      const shown = tile({ ...reduced, isBestseller: true }, variant)
      shown.getByText("Lumo")
      shown.getByRole("link", { name: "LED-Lampe Hell" })
      shown.getByText("E27, E14")
      shown.getByRole("img", { name: "4,5 von 5 Sternen" })
      shown.getByRole("button", { name: "Energieeffizienzklasse C, Skala A bis G, Energielabel ansehen" })
      shown.getByText("Verfügbar in Kiel")
      shown.getByText("Bestseller")
      shown.getByRole("button", { name: "LED-Lampe Hell in den Warenkorb" })
    },
  )

  it("the 'highlight' tile has a link 'Zum Produkt' to its article, and the 'full' tile has no such link", () => {
    const link = tile(full, "highlight").getByRole("link", { name: "Zum Produkt LED-Lampe Hell" })
    assert.strictEqual(link.getAttribute("href"), full.link)
    assert.isNull(tile(full).queryByRole("link", { name: /^Zum Produkt/u }))
  })

  it("a 'picture-only' tile shows the energy class, because it has a price", () => {
    tile(full, "picture-only").getByRole("button", { name: /^Energieeffizienzklasse C/u })
  })

  it("a 'picture-only' tile links to its article, and leaves out brand, flags, rating, availability and buttons", () => {
    const { energyClass: _energyClass, ...plain } = reduced
    const shown = tile({ ...plain, isBestseller: true }, "picture-only")
    assert.strictEqual(shown.getByRole("link").textContent, "LED-Lampe Hell")
    for (const role of ["button", "img", "list"]) assert.lengthOf(shown.queryAllByRole(role), 0, role)
    assert.isNull(shown.queryByText("Lumo"))
    assert.isNull(shown.queryByText(/Verfügbar/u))
  })

  it("a tile leaves out a missing brand, rating or energy label", () => {
    const { energyClass: _energyClass, ratingData: _ratingData, ...rest } = full
    const shown = tile({ ...rest, brand: "", variants: [] })
    assert.lengthOf(shown.queryAllByRole("img"), 0)
    assert.lengthOf(shown.queryAllByRole("button", { name: /Energie/u }), 0)
    assert.strictEqual(shown.getByRole("heading").textContent?.trim(), "LED-Lampe Hell")
  })

  it("a product tile has a wishlist toggle, except a 'picture-only' tile", () => {
    const wishlistToggle = <button type="button">Herz</button>
    renderInShop(<ProductTile product={full} flags={null} price={null} wishlistToggle={wishlistToggle} />)
    screen.getByRole("button", { name: "Herz" })
    renderInShop(
      <ProductTile
        product={full}
        variant="picture-only"
        flags={null}
        price={null}
        wishlistToggle={wishlistToggle}
      />,
    )
    assert.isNull(screen.queryByRole("button", { name: "Herz" }))
  })

  it("a tile hides a price that requires a market, and hides the flags that would reveal this price", () => {
    const shown = tile({ ...hidden, isBestseller: true })
    shown.getByText("Wähle einen Markt, um den Preis zu sehen.")
    assert.notMatch(screen.getByRole("article").textContent ?? "", /20,00|30,00|- \d|Bestseller/u)
  })

  it("the picture of a tile is shown with 300 by 300 px, and the browser can choose between files of several widths", () => {
    tile(full)
    const picture = screen.getByRole("article").querySelector("img")
    assert.deepStrictEqual([picture?.getAttribute("width"), picture?.getAttribute("height")], ["300", "300"])
    assert.strictEqual(picture?.getAttribute("loading"), "lazy")
    assert.match(
      picture?.getAttribute("srcset") ?? "",
      /width=200&height=200 200w, .*width=450&height=450 450w$/u,
    )
  })

  it("a grid loads the pictures of its first tiles with high priority and the others lazily", () => {
    const products = ["1000001", "1000002", "1000003"].map((id) => ({
      ...richProduct,
      articleId: ArticleId.make(id),
    }))
    renderInShop(<Tiles products={products} first={2} />)
    const pictures = [...document.querySelectorAll("img[srcset]")]
    assert.deepStrictEqual(
      pictures.map((image) => [image.getAttribute("loading"), image.getAttribute("fetchpriority")]),
      [
        ["eager", "high"],
        ["eager", "high"],
        ["lazy", "auto"],
      ],
    )
  })
})
