import * as Schema from "effect/Schema"

/**
 * The header with the idempotency key, so that a repeated request has one effect. A request without a key is
 * a new command.
 */
export const commandHeaders = {
  "idempotency-key": Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\x21-\x7e]{1,128}$/u, { message: "Der Idempotency-Key ist so nicht möglich." }),
    ),
  ),
}

export const brand = Schema.NonEmptyString

/** An id in a path, limited to 128 characters. */
export const pathId = Schema.NonEmptyString.check(Schema.isMaxLength(128))

/** A typed code or card number. The rules in core decide whether it exists. */
export const typedCode = Schema.String.check(
  Schema.isMaxLength(200, { message: "Diese Eingabe ist zu lang. Bitte prüfe sie." }),
)
