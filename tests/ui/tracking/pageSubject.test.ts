import { assert, describe, it } from "@effect/vitest"

import { pageSubject } from "../../../ui/layout/pageSubject.ts"

const list = { heading: "Schrauben", crumbs: [{ name: "Eisenwaren", link: "/c/eisenwaren/200" }] }
const category = { id: "pages/list/CategoryPage.tsx", params: { categoryId: "201" } }

describe("the tracking command about the content of a page", () => {
  it("the tracking command of a product page names its article, and without an article number there is no command", () => {
    const route = { id: "pages/product/ProductPage.tsx", params: { articleId: "1000001" } }
    assert.deepStrictEqual(pageSubject(route), { command: "view", articleId: "1000001" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("the tracking command of a category page names the path of the category", () => {
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
  ])("a category page without complete data has no tracking command: %o", (loaderData) => {
    assert.isUndefined(pageSubject({ ...category, loaderData }))
  })

  it("the tracking command of a search page names the normalised term, and without a term there is no command", () => {
    const route = { id: "pages/list/SearchPage.tsx", params: { term: " Bohrer " } }
    assert.deepStrictEqual(pageSubject(route), { command: "searchTerm", term: "bohrer" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("the home page has no tracking command about an article, a category or a search", () => {
    assert.isUndefined(pageSubject({ id: "pages/home/HomePage.tsx", params: {} }))
  })
})
