import * as Schema from "effect/Schema"

import { contactMessages } from "./contactMessages.ts"
import { isEmail } from "./isEmail.ts"

/**
 * An e-mail address (storefront 5, login; forms and markets 5.1).
 * @stability stable
 * @example
 * import { Email } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * const to: Email = Email.make("anna.berg@kunde.example")
 * Schema.is(Email)("anna.berg@kunde") // => false
 */
export const Email = Schema.String.check(
  Schema.makeFilter((text: string) => isEmail(text) || contactMessages.email),
).pipe(Schema.brand("Email"))

export type Email = typeof Email.Type
