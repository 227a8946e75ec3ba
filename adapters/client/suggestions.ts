import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import { suggestionsReasons } from "@heimwerk/core/search/suggestionsReasons.ts"

import { suggestionChannel } from "../http/contract/suggest/suggestionChannel.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { readSuggestions } from "./reading/readSuggestions.ts"

/**
 * The suggestions for a partly typed search term.
 * @example
 * import { createShop, suggestions } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { suggestions })
 * const found = await shop.suggestions.suggest("product", "akkus", { marketId: "520" })
 * found.ok && found.value[0]?.name // => "akkuschrauber"
 */
export const suggestions = ({ call, channel: product }: Connection) => ({
  /**
   * Returns suggestions for a typed text, best first.
   *
   * @param channel `product` for terms, categories and products; `content` for pages of the shop and its markets
   * @param options.marketId the market whose prices the suggestions show
   * @param options.sid id of the visit. Send it only with the visitor's consent.
   */
  suggest: (
    channel: SuggestChannel,
    term: string,
    options: CallOptions & { readonly marketId?: string; readonly sid?: string } = {},
  ) => {
    const { marketId, sid, ...rest } = options
    return call(
      {
        ...rest,
        method: "GET",
        path: "/rest/v4/suggest/:channel",
        params: { channel: suggestionChannel(product, channel) },
        query: { query: term, articleNumberSearch: "DETECT", purchaserId: marketId, sid },
        hasClientId: true,
      },
      (raw, report) => readSuggestions(raw, report).suggestions,
      suggestionsReasons,
    )
  },
})
