import { errorPage as texts } from "@heimwerk/core/navigation/pageTexts.ts"

import { type RefusalCode, statusOf, textOf } from "../security/refusal.ts"
import { plainPage, retryButton, wayTo } from "./plainPage.ts"

/** The page for the moment when no page can be rendered (storefront 2, generic error page); what is ours may be tried again. */
export const errorPage = (code: RefusalCode, url: string) => {
  const status = statusOf(code)
  return plainPage({
    status,
    headline: texts.headline,
    sentences: [textOf(code)],
    ways: (status >= 500 ? retryButton(texts.button, url) : "") + wayTo(texts.home),
  })
}
