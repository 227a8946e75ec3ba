import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { MarketId } from "../../values/MarketId.ts"
import { decoder } from "../decoder.ts"
import type { InvalidFormData } from "../InvalidFormData.ts"
import { Areas } from "./Areas.ts"

/** The ids of the markets that offer the craftsman service, by market name. */
export const CraftsmanMarkets = Schema.Record(Schema.String, MarketId)
export type CraftsmanMarkets = typeof CraftsmanMarkets.Type

/**
 * The remote configuration of the craftsman form (forms and markets 3.1).
 * @stability stable
 * @example
 * import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman"
 * import { MarketId } from "@heimwerk/core/values"
 *
 * const marketNames = ({ markets }: Pick<CraftsmanConfig, "markets">) => Object.keys(markets)
 * marketNames({ markets: { "Köln-Ehrenfeld": MarketId.make("520") } }) // => ["Köln-Ehrenfeld"]
 */
export interface CraftsmanConfig {
  readonly markets: CraftsmanMarkets
  readonly areas: typeof Areas.Type
}

const decodeMarkets = decoder(Schema.Struct({ markets: CraftsmanMarkets }))

/**
 * Decodes the response of `uniform/config/craftsmanservice/` (forms and markets 7).
 * @stability stable
 * @example
 * import { decodeCraftsmanMarkets } from "@heimwerk/core/forms/craftsman"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeCraftsmanMarkets({ markets: { "Köln-Ehrenfeld": "520" } })
 * Result.isSuccess(decoded) && decoded.success["Köln-Ehrenfeld"] // => "520"
 */
export const decodeCraftsmanMarkets = (input: unknown): Result.Result<CraftsmanMarkets, InvalidFormData> =>
  Result.map(decodeMarkets(input), ({ markets }) => markets)

/**
 * Decodes the response of `fileadmin/uniform/craftsmanservice.json` in either of its formats (forms and
 * markets 7).
 * @stability stable
 * @example
 * import { decodeAreas } from "@heimwerk/core/forms/craftsman"
 * import * as Result from "effect/Result"
 *
 * Result.isFailure(decodeAreas({ areas: "none" })) // => true
 */
export const decodeAreas = decoder(Areas)
