import { assert, describe, it } from "@effect/vitest"
import type { BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { linesOf } from "@heimwerk/core/basket/basketOf.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { Article } from "@heimwerk/core/catalog/Assortment.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { articleFacts } from "@heimwerk/core/search/articleFacts.ts"
import { makeProductSuggestions } from "@heimwerk/core/search/suggestFrom.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { createStore, Provider } from "jotai"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { productTable } from "../../../cli/output/productTable.ts"
import { productText } from "../../../cli/output/productText.ts"
import { LinePrice } from "../../../ui/features/basket/LinePrice.tsx"
import { PriceBlock } from "../../../ui/features/price/PriceBlock.tsx"
import { Offer } from "../../../ui/pages/product/Offer.tsx"
import { productJsonLd } from "../../../ui/pages/product/productJsonLd.ts"
import { Wishlist } from "../../../ui/pages/wishlist/Wishlist.tsx"
import { Tile } from "../../../ui/shared/Tile.tsx"
import { Announcer } from "../../../ui/widgets/Announcer.tsx"
import { cases, thinned } from "../../support/size.ts"
import { type Announcements, announcementsIn, isLawful } from "./announcements.ts"

const catalogue = assortment()

/**
 * Articles with an offer whose lowest price of the last 30 days is unknown, equal to the offer, below it, or
 * above it.
 */
const edgeCases: ReadonlyArray<Article> = [undefined, 80_00, 79_99, 80_01, 99_00, 100_00].flatMap(
  (lowest30) => {
    const [first] = catalogue.articles
    if (first === undefined) return []
    const price: Price = {
      regular: toCents(100_00),
      special: toCents(80_00),
      ...(lowest30 === undefined ? {} : { lowest30: toCents(lowest30) }),
      isBlur: false,
    }
    return [{ ...first, product: { ...first.product, price } }]
  },
)

/** Every 16th article in the gate, all articles in the long tests, and always the edge cases. */
const articles = [...thinned(catalogue.articles, 16), ...edgeCases]

const store = createStore()
const html = (element: ReactNode): string =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: "*",
          element: (
            <Provider store={store}>
              <Announcer>{element}</Announcer>
            </Provider>
          ),
        },
      ])}
    />,
  )

const named = ({ articleId, price }: ProductDetail) =>
  `${articleId}: ${price.regular} ${price.special} ${price.lowest30}`

/**
 * Returns the articles with an unlawful announcement of a reduction, and the number of articles with any
 * announcement.
 */
const judge = (show: (product: ProductDetail) => string, paid: (price: Price) => number = priceInForce) => {
  const shown = articles.map(({ product }) => ({ product, found: announcementsIn(show(product)) }))
  const announces = ({ flags, savings, struck }: Announcements) =>
    struck.length + savings.length + flags.length > 0
  return {
    unlawful: shown
      .filter(({ found, product }) => !isLawful(found, product.price, paid(product.price)))
      .map(({ product }) => named(product)),
    announced: shown.filter(({ found }) => announces(found)).length,
  }
}

const lineOf = (product: ProductDetail, loyaltyCardNumber?: string): BasketLine => {
  const line = {
    articleId: product.articleId,
    quantity: toQuantity(2),
    deliveryType: "marketPickup" as const,
  }
  const attached = {
    ...keptNothing.attached,
    ...(loyaltyCardNumber === undefined ? {} : { loyaltyCardNumber }),
  }
  const [shown] = linesOf({ lines: [line], attached }, [product])
  if (shown === undefined) throw new Error(`The basket has no line for ${product.articleId}.`)
  return shown
}

const wishlistWith = (product: ProductDetail) =>
  wishlistOf(
    { id: "w", version: 1, wishes: [{ articleId: product.articleId, quantity: toQuantity(1) }] },
    [product],
    {},
  )

const page = (product: ProductDetail) => ({
  products: [product],
  total: 1,
  page: 1,
  pageCount: 1,
  pageSize: 24,
  sort: "relevance" as const,
  facets: [],
})

const suggestions = makeProductSuggestions([], [])
const cardPrice = ({ loyaltyCardPrice, ...price }: Price) =>
  Math.min(loyaltyCardPrice ?? Number.POSITIVE_INFINITY, priceInForce(price))

describe("announced reductions of the whole catalogue", () => {
  const places: ReadonlyArray<readonly [string, (product: ProductDetail) => string]> = [
    ["tile", (product) => html(<Tile product={product} marketName="Kiel" />)],
    ["highlighted tile", (product) => html(<Tile product={product} variant="highlight" />)],
    ["picture tile", (product) => html(<Tile product={product} variant="picture-only" />)],
    ["product page", (product) => html(<Offer product={product} series={undefined} />)],
    ["price block of a card holder", ({ price }) => html(<PriceBlock price={price} size="page" holdsCard />)],
    ["basket line", (product) => html(<LinePrice line={lineOf(product)} facts={undefined} />)],
    ["wishlist", (product) => html(<Wishlist wishlist={wishlistWith(product)} products={[product]} />)],
    ["page of `heimwerk products show`", (product) => productText(product, undefined, "")],
    ["table of `heimwerk products search`", (product) => productTable(page(product), undefined, undefined)],
  ]
  it.each(places)(
    "T-L2: the %s compares every announced reduction with the lowest price of the last 30 days",
    (_, show) => {
      const { announced, unlawful } = judge(show)
      assert.deepStrictEqual(unlawful, [])
      assert.isAbove(announced, cases(15, 300))
    },
  )

  it("T-L2: every reduction to a card price that the basket announces is compared with the lowest price of the last 30 days", () => {
    const show = (product: ProductDetail) =>
      html(<LinePrice line={lineOf(product, "2770010000024")} facts={undefined} />)
    const { announced, unlawful } = judge(show, cardPrice)
    assert.deepStrictEqual(unlawful, [])
    assert.isAbove(announced, cases(20, 400))
  })

  it("T-L2: the shop announces every offer below the lowest price of the last 30 days, and announces no other offer", () => {
    const lawful = articles.filter(
      ({ product: { price } }) => (price.lowest30 ?? 0) > (price.special ?? Number.POSITIVE_INFINITY),
    )
    assert.deepStrictEqual(
      articles.filter(({ product }) => announcedReduction(product.price) !== undefined),
      lawful,
    )
    assert.deepStrictEqual(
      articles.filter((article) => articleFacts(article).offer),
      lawful,
    )
  })

  it("search engines read the lowest price of the last 30 days as the struck price of every announced offer", () => {
    const wrong = articles.filter(({ product }) => {
      const { isBlur, lowest30 = 0, special } = product.price
      const isReduced = !isBlur && special !== undefined && lowest30 > special
      const expected = isReduced
        ? { priceType: "https://schema.org/StrikethroughPrice", price: (lowest30 / 100).toFixed(2) }
        : undefined
      const found = /"priceType":"([^"]*)","price":"([^"]*)"/u.exec(JSON.stringify(productJsonLd(product)))
      return found?.[1] !== expected?.priceType || found?.[2] !== expected?.price
    })
    assert.deepStrictEqual(
      wrong.map(({ product }) => named(product)),
      [],
    )
  })

  it("search suggestions show a price but announce no reduction", () => {
    for (const { product } of articles) {
      const [suggestion] = suggestions("abc", { products: [product] }, true)
      assert.notMatch(JSON.stringify(suggestion?.attributes), /statt|spar|Aktion|%|- \d/u)
    }
  })

  it("in the demonstration data, an article whose offer is not announced has no promotion, and its fine print does not mention the offer", () => {
    const wrong = catalogue.articles.filter(
      ({ product: { price, promotionType } }) =>
        price.special !== undefined &&
        announcedReduction(price) === undefined &&
        (promotionType !== undefined || /Aktion|Angebot|reduziert/u.test(price.fineprint ?? "")),
    )
    assert.deepStrictEqual(
      wrong.map(({ product }) => named(product)),
      [],
    )
  })
})
