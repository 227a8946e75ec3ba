import * as Schema from "effect/Schema"

import { contactMessages } from "./contactMessages.ts"

/**
 * A German postcode: exactly five digits (forms and markets 5.1, 5.4).
 * @stability stable
 * @example
 * import { Plz } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * Plz.make("50667") // => "50667"
 * Schema.is(Plz)("5066") // => false
 */
export const Plz = Schema.String.check(
  Schema.isPattern(/^\d{5}$/u, { message: contactMessages.postalCode }),
).pipe(Schema.brand("Plz"))

export type Plz = typeof Plz.Type
