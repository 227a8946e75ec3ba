import { assert, describe, it } from "@effect/vitest"

import { pageSubject } from "../../../ui/layout/pageSubject.ts"

const list = { heading: "Schrauben", crumbs: [{ name: "Eisenwaren", link: "/c/eisenwaren/200" }] }
const category = { id: "pages/list/CategoryPage.tsx", params: { categoryId: "201" } }

describe("what a page is about", () => {
  it("a product page is about its article", () => {
    const route = { id: "pages/product/ProductPage.tsx", params: { articleId: "1000001" } }
    assert.deepStrictEqual(pageSubject(route), { command: "view", articleId: "1000001" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("a list is about its category with all above it", () => {
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
  ])("a list that could not be had is about nothing: %o", (loaderData) => {
    assert.isUndefined(pageSubject({ ...category, loaderData }))
  })

  it("a search is about its term as it is searched", () => {
    const route = { id: "pages/list/SearchPage.tsx", params: { term: " Bohrer " } }
    assert.deepStrictEqual(pageSubject(route), { command: "searchTerm", term: "bohrer" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("any other page is about nothing", () => {
    assert.isUndefined(pageSubject({ id: "pages/home/HomePage.tsx", params: {} }))
  })
})
