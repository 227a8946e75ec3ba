import * as Schema from "effect/Schema"

import { isPasswordAllowed } from "./passwordRules.ts"

/** What a new password says that breaks a rule; the checklist beside the field says which one. */
export const passwordNotAllowed = "Dein Passwort erfüllt noch nicht alle Anforderungen."

/**
 * A new password: all rules hold, and it stays exactly as it was typed (forms and markets 5.6). Redacted as soon as it is
 * read, so that no log shows it.
 */
export const AllowedPassword = Schema.RedactedFromValue(
  Schema.String.check(Schema.makeFilter((text: string) => isPasswordAllowed(text) || passwordNotAllowed)),
)
