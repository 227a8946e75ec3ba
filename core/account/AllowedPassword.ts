import * as Schema from "effect/Schema"

import { passwordNotAllowed } from "./passwordInput.ts"
import { isPasswordAllowed } from "./passwordRules.ts"

/**
 * A new password: all rules hold, and it stays exactly as it was typed (forms and markets 5.6). Redacted as soon as it is
 * read, so that no log shows it.
 */
export const AllowedPassword = Schema.RedactedFromValue(
  Schema.String.check(Schema.makeFilter((text: string) => isPasswordAllowed(text) || passwordNotAllowed)),
)
