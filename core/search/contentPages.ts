import type { Market } from "../market/Market.ts"
import type { Suggestion } from "./Suggestion.ts"

const page = (name: string, deeplink: string): Suggestion => ({
  name,
  type: "productName",
  attributes: { deeplink },
})

/** Service pages that the search suggests in its content channel (storefront 2, routes; storefront 7). */
const servicePages: ReadonlyArray<Suggestion> = [
  page("Märkte und Öffnungszeiten", "/maerkte"),
  page("Kontakt und Service", "/kontakt/"),
  page("Newsletter anmelden", "/newsletter/anmelden/"),
  page("Handwerksservice", "/service/handwerksservice/"),
  page("Energieeffizientes Wohnen", "/service/energieeffizientes-wohnen/"),
  page("Merkliste", "/merkliste"),
  page("Warenkorb", "/warenkorb"),
]

/**
 * Returns all pages that the search suggests in its content channel: the service pages and the pages of the
 * markets.
 */
export const contentPages = (
  markets: ReadonlyArray<Pick<Market, "name" | "link">>,
): ReadonlyArray<Suggestion> => [...servicePages, ...markets.map(({ link, name }) => page(name, link))]
