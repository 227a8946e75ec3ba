import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { errorPage as texts, notFoundPage } from "@heimwerk/core/navigation/pageTexts.ts"
import { maxTermLength } from "@heimwerk/core/search/term.ts"
import { fields, paths } from "@heimwerk/ui/paths.ts"

import { escapeHtml } from "../pages/html.ts"
import type { RequestHead } from "../security/crossOrigin.ts"
import type { RefusalCode } from "../security/refusal.ts"
import { plainPage, wayTo } from "./plainPage.ts"
import { retryButton } from "./retryButton.ts"

const searchForm = `<form role="search" aria-label="Artikel suchen" action="${paths.search}" method="get"><input type="search" aria-label="Artikel suchen" name="${fields.term}" placeholder="${escapeHtml(notFoundPage.placeholder)}" maxlength="${maxTermLength}" autocomplete="off"><button type="submit">${notFoundPage.searchButton}</button></form>`

/** The not-found page for addresses that the storefront cannot render (storefront 2 and 8). */
const notFound = {
  status: RequestError.reasons.NotFound.status,
  headline: notFoundPage.headline,
  sentences: notFoundPage.sentences,
  ways: searchForm + wayTo(notFoundPage.home),
}

/**
 * Returns the page for errors that occur before a page can be rendered (storefront 2, generic error page). For
 * an unknown address it is the not-found page. For server errors it has a button that tries again.
 */
export const errorPage = (code: RefusalCode, request: RequestHead) => {
  if (code === "NotFound") return plainPage(notFound)
  const { message, status } = RequestError.reasons[code]
  return plainPage({
    status,
    headline: texts.headline,
    sentences: [message],
    ways: (status >= 500 ? retryButton(texts.button, request) : "") + wayTo(texts.home),
  })
}
