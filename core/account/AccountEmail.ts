import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { loginMessages } from "./loginMessages.ts"

/** No address of an account is longer: more does not fit into a mail's envelope (RFC 5321). */
const longest = 254

/** The e-mail address of an account, without the blanks that keyboards put around it (storefront 5, login). */
export const AccountEmail = Schema.Trim.pipe(
  Schema.decodeTo(Email.check(Schema.isMaxLength(longest, { message: loginMessages.emailInvalid }))),
)

/** What an account's address is known by: capital letters or not. */
export const accountKeyOf = (email: string): string => email.trim().toLowerCase()
