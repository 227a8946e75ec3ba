import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { loginMessages } from "./loginMessages.ts"

/** Maximum length of an account's address. A mail's envelope holds no more (RFC 5321). */
const longest = 254

/** E-mail address of an account. Blanks around it, which keyboards add, are removed (storefront 5, login). */
export const AccountEmail = Schema.Trim.pipe(
  Schema.decodeTo(Email.check(Schema.isMaxLength(longest, { message: loginMessages.emailInvalid }))),
)

/** Returns the key of an account's address. Upper and lower case are equal. */
export const accountKeyOf = (email: string): string => email.trim().toLowerCase()
