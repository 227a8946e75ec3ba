import { assert, describe, it } from "@effect/vitest"

import { pageSubject } from "../../../ui/layout/pageSubject.ts"

const list = { heading: "Schrauben", crumbs: [{ name: "Eisenwaren", link: "/c/eisenwaren/200" }] }
const category = { id: "pages/list/CategoryPage.tsx", params: { categoryId: "201" } }

describe("the tracked subject of a page", () => {
  it("the tracked subject of a product page is its article, and without an article number there is none", () => {
    const route = { id: "pages/product/ProductPage.tsx", params: { articleId: "1000001" } }
    assert.deepStrictEqual(pageSubject(route), { command: "view", articleId: "1000001" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("the tracked subject of a list is its category path", () => {
    assert.deepStrictEqual(pageSubject({ ...category, loaderData: { kind: "page", data: list } }), {
      command: "category",
      path: ["Eisenwaren", "Schrauben"],
    })
  })

  it.each([
    undefined,
    null,
    "x",
    {},
    { data: null },
    { data: {} },
    { data: { crumbs: "x" } },
    { data: { crumbs: [] } },
  ])("a list that failed to load has no tracked subject: %o", (loaderData) => {
    assert.isUndefined(pageSubject({ ...category, loaderData }))
  })

  it("the tracked subject of a search is its normalised term, and without a term there is none", () => {
    const route = { id: "pages/list/SearchPage.tsx", params: { term: " Bohrer " } }
    assert.deepStrictEqual(pageSubject(route), { command: "searchTerm", term: "bohrer" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("a page that is no product page, list or search has no tracked subject", () => {
    assert.isUndefined(pageSubject({ id: "pages/home/HomePage.tsx", params: {} }))
  })
})
