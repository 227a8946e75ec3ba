import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import { someArticle } from "../support/memoryShop.ts"
import { answer } from "../support/renderedPage.ts"

const article = someArticle()
const asked = `/p/hammer/${article.articleId}`
const encoded = `/p/gr%C3%B6%C3%9Fe/${article.articleId}`
const nothing = { products: [], total: 0, page: 1, pageCount: 1, pageSize: 24, facets: [] }

/** A catalogue with one article and one category. Both have the given link, in which `/p/` becomes `/c/`. */
const linked = (link: string) =>
  Layer.mock(Catalog, {
    detail: () => Effect.succeed({ ...article, link }),
    navigation: Effect.succeed([
      {
        id: article.articleId,
        name: "Hämmer",
        link: link.replace("/p/", "/c/"),
        image: "/hammer.svg",
        subCategories: [],
      },
    ]),
    search: () => Effect.succeed({ ...nothing, sort: "relevance" }),
  })

/** Requests a path and follows the first redirect. Returns the path at the end and the kind of its answer. */
const visited = async (path: string, link: string) => {
  const options = { catalog: linked(link) }
  const first = await answer(path, options)
  if (first.kind !== "redirect") return [path, first.kind]
  return [first.location, (await answer(first.location, options)).kind]
}

describe("pages whose link is not their exact path", () => {
  it.each([
    ["an absolute address", `https://www.shop.example${asked}`, asked],
    ["a path with a query", `${asked}?ff=1`, asked],
    ["a path with umlauts", `/p/größe/${article.articleId}`, encoded],
    ["a path of another form", `/artikel/${article.articleId}`, asked],
    ["the path of another page", "/p/hammer/999999", asked],
    ["not an address", "https://", asked],
  ])(
    "product and category pages are shown after at most one redirect if their link is %s",
    async (_, link, at) => {
      assert.deepStrictEqual(await visited(asked, link), [at, "page"])
      const category = asked.replace("/p/", "/c/")
      assert.deepStrictEqual(await visited(category, link), [at.replace("/p/", "/c/"), "page"])
    },
  )
})
