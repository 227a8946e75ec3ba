import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { errorPage as texts } from "@heimwerk/core/navigation/pageTexts.ts"

import type { RequestHead } from "../security/crossOrigin.ts"
import type { RefusalCode } from "../security/refusal.ts"
import { plainPage, wayTo } from "./plainPage.ts"
import { retryButton } from "./retryButton.ts"

/**
 * Returns the page for errors that occur before a page can be rendered (storefront 2, generic error page).
 * For server errors it has a button that tries again.
 */
export const errorPage = (code: RefusalCode, request: RequestHead) => {
  const { message, status } = RequestError.reasons[code]
  return plainPage({
    status,
    headline: texts.headline,
    sentences: [message],
    ways: (status >= 500 ? retryButton(texts.button, request) : "") + wayTo(texts.home),
  })
}
