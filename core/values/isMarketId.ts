import type { MarketId } from "./MarketId.ts"

/**
 * Returns whether a text is the number of a market: 3 to 6 digits. Loads no schema.
 * @stability stable
 * @example
 * import { isMarketId } from "@heimwerk/core/values"
 *
 * isMarketId("520") // => true
 */
export const isMarketId = (text: string): text is MarketId => /^\d{3,6}$/u.test(text)
