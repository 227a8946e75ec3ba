import * as Schema from "effect/Schema"

import { passwordNotAllowed } from "./passwordInput.ts"
import { isPasswordAllowed } from "./passwordRules.ts"

/**
 * New password that meets all rules, exactly as typed (forms and markets 5.6). It is redacted when decoded, so that no
 * log contains it.
 */
export const AllowedPassword = Schema.RedactedFromValue(
  Schema.String.check(Schema.makeFilter((text: string) => isPasswordAllowed(text) || passwordNotAllowed)),
)
