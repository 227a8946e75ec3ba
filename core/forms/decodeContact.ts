import * as Result from "effect/Result"

import { defaultBrand } from "../environment.ts"
import { contactFields } from "./contactFields.ts"
import { contactMessage } from "./contactMessage.ts"
import { decoder } from "./decoder.ts"
import { InvalidFormData } from "./InvalidFormData.ts"
import { ValidContact } from "./ValidContact.ts"

const decode = decoder(ValidContact)

/**
 * Decodes any input as contact data. Returns the trimmed data, or every invalid field in form order with its
 * message (forms and markets 5.1). If the input is not an object, all fields are invalid. Unknown keys are
 * dropped. Never throws. Intended for frontends with their own form; `wrongFields` applies the same rules
 * without loading Effect.
 * @stability stable
 * @example
 * import { decodeContact, emptyContactData } from "@heimwerk/core/forms"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeContact({ ...emptyContactData, email: "anna.berg@kunde" })
 * const problems = Result.isFailure(decoded) ? decoded.failure.problems : []
 * problems.find(({ path }) => path[0] === "email")?.message // => "Bitte gib eine E-Mail-Adresse an"
 */
export const decodeContact = (input: unknown): Result.Result<ValidContact, InvalidFormData> =>
  Result.mapError(decode(input), ({ problems }) => {
    const wrong = new Set(problems.flatMap(({ path }) => path))
    const fields = contactFields.filter((field) => wrong.size === 0 || wrong.has(field))
    return new InvalidFormData({
      problems: fields.map((field) => ({ path: [field], message: contactMessage(field, defaultBrand) })),
    })
  })
