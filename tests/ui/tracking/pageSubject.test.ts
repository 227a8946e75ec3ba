import { assert, describe, it } from "@effect/vitest"

import { pageSubject } from "../../../ui/layout/pageSubject.ts"

const list = { heading: "Schrauben", crumbs: [{ name: "Eisenwaren", link: "/c/eisenwaren/200" }] }
const category = { id: "pages/list/CategoryPage.tsx", params: { categoryId: "201" } }

describe("the tracked subject of a page", () => {
  it("gives a product page its article as the subject", () => {
    const route = { id: "pages/product/ProductPage.tsx", params: { articleId: "1000001" } }
    assert.deepStrictEqual(pageSubject(route), { command: "view", articleId: "1000001" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("gives a list its category path as the subject", () => {
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
  ])("gives a list that failed to load no subject: %o", (loaderData) => {
    assert.isUndefined(pageSubject({ ...category, loaderData }))
  })

  it("gives a search its normalised term as the subject", () => {
    const route = { id: "pages/list/SearchPage.tsx", params: { term: " Bohrer " } }
    assert.deepStrictEqual(pageSubject(route), { command: "searchTerm", term: "bohrer" })
    assert.isUndefined(pageSubject({ ...route, params: {} }))
  })

  it("gives other pages no subject", () => {
    assert.isUndefined(pageSubject({ id: "pages/home/HomePage.tsx", params: {} }))
  })
})
