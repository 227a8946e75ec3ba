import * as Result from "effect/Result"

import { defaultBrand } from "../environment.ts"
import { contactFields } from "./contactFields.ts"
import { contactMessage } from "./contactMessage.ts"
import { decoder } from "./decoder.ts"
import { InvalidFormData } from "./InvalidFormData.ts"
import { ValidContact } from "./ValidContact.ts"

const decode = decoder(ValidContact)

/**
 * Contact data from outside, whatever they are: without blanks around the texts and with their brands, or every field that
 * is wrong, in the order of the form, with the message its user reads (forms and markets 5.1). What is no object has no
 * field right. Other keys are left out. Never throws.
 *
 * The entry for frontends that bring their own form; `wrongFields` judges without loading Effect.
 * @stability stable
 */
export const decodeContact = (input: unknown): Result.Result<ValidContact, InvalidFormData> =>
  Result.mapError(decode(input), ({ problems }) => {
    const wrong = new Set(problems.flatMap(({ path }) => path))
    const fields = contactFields.filter((field) => wrong.size === 0 || wrong.has(field))
    return new InvalidFormData({
      problems: fields.map((field) => ({ path: [field], message: contactMessage(field, defaultBrand) })),
    })
  })
