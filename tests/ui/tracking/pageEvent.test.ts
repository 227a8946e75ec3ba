import { assert, describe, it } from "@effect/vitest"

import { pageEvent } from "../../../ui/layout/pageEvent.ts"

const ids = {
  category: "pages/list/CategoryPage.tsx",
  search: "pages/list/SearchPage.tsx",
  offers: "pages/list/OffersPage.tsx",
  product: "pages/product/ProductPage.tsx",
}
const list = (filters: ReadonlyArray<object>) => ({ kind: "page", data: { state: { filters } } })
const offers = list([{ field: "offer", values: ["true"] }])
const product = { isBestseller: true, price: { special: 7000, lowest30: 10_000, isBlur: false } }

describe("the page view in the data layer", () => {
  it.each([
    ["a category", ids.category, list([]), "PLP_CATEGORY"],
    ["a filtered category", ids.category, list([{ field: "brand", values: ["Ruvolt"] }]), "PLP_CATEGORY"],
    ["a search", ids.search, list([]), "PLP_SEARCH"],
    ["the page of all offers", ids.offers, list([]), "PLP_OFFER"],
    ["the offers of a category", ids.category, offers, "PLP_OFFER"],
    ["the offers of a search", ids.search, offers, "PLP_OFFER"],
  ] as const)("the page view in the data layer contains the page kind of %s", (_, id, loaderData, kind) => {
    assert.deepStrictEqual(pageEvent({ id, params: {}, loaderData }), { event: "page_view", page_kind: kind })
  })

  it("the page view of an article in the data layer contains the flags of the article", () => {
    assert.deepStrictEqual(
      pageEvent({ id: ids.product, params: {}, loaderData: { kind: "page", data: { product } } }),
      {
        event: "page_view",
        page_kind: "PDP",
        flagtype_1: "Bestseller",
        flagtype_2: "- 30 €",
        flagtype_3: "false",
      },
    )
  })

  it("the page view of an article whose price is hidden contains no flags", () => {
    const hidden = { ...product, price: { ...product.price, isBlur: true } }
    assert.deepInclude(
      pageEvent({ id: ids.product, params: {}, loaderData: { kind: "page", data: { product: hidden } } }),
      { flagtype_1: "false", flagtype_2: "false", flagtype_3: "false" },
    )
  })

  it.each([
    ["the home page", "pages/home/HomePage.tsx", { kind: "page", data: {} }],
    ["an article that failed to load", ids.product, { kind: "failed" }],
    ["a list that failed to load", ids.category, { kind: "missing" }],
    ["a page without data", ids.search, undefined],
  ])("%s has no page view in the data layer", (_, id, loaderData) => {
    assert.isUndefined(pageEvent({ id, params: {}, loaderData }))
  })
})
