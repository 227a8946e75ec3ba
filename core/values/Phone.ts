import * as Schema from "effect/Schema"

import { contactMessages } from "./contactMessages.ts"
import { isPhone } from "./isPhone.ts"

/**
 * A telephone number (forms and markets 5.1).
 * @stability stable
 * @example
 * import { Phone } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * Schema.is(Phone)("0221-5550100") // => true
 * Schema.is(Phone)("Telefon") // => false
 */
export const Phone = Schema.String.check(
  Schema.makeFilter((text: string) => isPhone(text) || contactMessages.phone),
).pipe(Schema.brand("Phone"))

export type Phone = typeof Phone.Type
