import { Email } from "@heimwerk/core/values/Email.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"

/** Reads a typed e-mail address. Fails with `NoAnswer` if the text is not an e-mail address. */
export const emailAddress = (text: string): Effect.Effect<Email, NoAnswer> =>
  isEmail(text)
    ? Effect.succeed(Email.make(text))
    : Effect.fail(new NoAnswer({ message: `„${text}“ ist keine E-Mail-Adresse.` }))
