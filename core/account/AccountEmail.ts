import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { loginMessages } from "./loginMessages.ts"

/**
 * Maximum length of an account's e-mail address, in characters. The envelope of a mail allows no more (RFC
 * 5321).
 */
const maxEmailLength = 254

/**
 * E-mail address of an account. Spaces before and after it, which some keyboards add, are removed
 * (storefront 5, login).
 */
export const AccountEmail = Schema.Trim.pipe(
  Schema.decodeTo(Email.check(Schema.isMaxLength(maxEmailLength, { message: loginMessages.emailInvalid }))),
)

/** Returns the key by which an account is found: its e-mail address in lower case, without outer spaces. */
export const accountKeyOf = (email: string): string => email.trim().toLowerCase()
