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
 */
export interface CraftsmanConfig {
  readonly markets: CraftsmanMarkets
  readonly areas: typeof Areas.Type
}

const decodeMarkets = decoder(Schema.Struct({ markets: CraftsmanMarkets }))

/**
 * Decodes the response of `uniform/config/craftsmanservice/` (forms and markets 7).
 * @stability stable
 */
export const decodeCraftsmanMarkets = (input: unknown): Result.Result<CraftsmanMarkets, InvalidFormData> =>
  Result.map(decodeMarkets(input), ({ markets }) => markets)

/**
 * Decodes the response of `fileadmin/uniform/craftsmanservice.json` in either of its formats (forms and
 * markets 7).
 * @stability stable
 */
export const decodeAreas = decoder(Areas)
