import * as Schema from "effect/Schema"

/** Names one command for good; a request without it is a command of its own. */
export const commandHeaders = {
  "idempotency-key": Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\x21-\x7e]{1,128}$/u, { message: "Der Idempotency-Key ist so nicht möglich." }),
    ),
  ),
}

export const brand = Schema.NonEmptyString

/** An id in a path; no line or coupon has a longer one. */
export const pathId = Schema.NonEmptyString.check(Schema.isMaxLength(128))

/** What was typed for a code or a card: whether there is such a one is for the shop's rules to say. */
export const typedCode = Schema.String.check(
  Schema.isMaxLength(200, { message: "Diese Eingabe ist zu lang. Bitte prüfe sie." }),
)
