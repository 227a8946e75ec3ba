import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { makeContentSuggestions } from "@heimwerk/core/search/suggestFrom.ts"
import { makeWholeWords } from "@heimwerk/core/search/wholeWords.ts"

import type { NavigationLink } from "../../layout/ShopData.ts"
import { paths } from "../../paths.ts"

const pages = contentPages([])
const suggestPages = makeContentSuggestions(pages)
const namedPages = pages.map((page) => ({
  page,
  isNamed: makeWholeWords(`${page.name} ${page.keywords ?? ""}`),
}))

/**
 * Returns links to the service pages that match a search term. Above articles, all words of the term must be whole
 * words of a page's title or keywords, because a beginning such as `bestell` is more likely the name of an article.
 * A search without results also shows the pages that the suggestions for its term contain.
 */
export const servicesFor = (term: string, isEmpty: boolean): ReadonlyArray<NavigationLink> => {
  const found = isEmpty
    ? suggestPages(term)
    : namedPages.filter(({ isNamed }) => isNamed(term)).map(({ page }) => page)
  return found.map(({ attributes, name }) => ({ name, link: attributes.deeplink ?? paths.contact }))
}
