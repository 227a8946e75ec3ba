import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "./decoder.ts"
import type { InvalidFormData } from "./InvalidFormData.ts"

const decode = decoder(
  Schema.Struct({
    siteKey: Schema.Trim.check(Schema.isNonEmpty({ message: "Es fehlt der Schlüssel der Bot-Prüfung." })),
  }),
)

/**
 * Decodes the site key of the bot check from the response of `uniform/config/turnstile/`. A missing key is
 * an error (forms and markets 7).
 */
export const decodeSiteKey = (input: unknown): Result.Result<string, InvalidFormData> =>
  Result.map(decode(input), ({ siteKey }) => siteKey)
