import { Email } from "@heimwerk/core/values/Email.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import * as Effect from "effect/Effect"

import { WrongUse } from "../errors.ts"

/** Reads a typed e-mail address. Fails with `WrongUse` if the text is not an e-mail address. */
export const emailAddress = (text: string): Effect.Effect<Email, WrongUse> =>
  isEmail(text)
    ? Effect.succeed(Email.make(text))
    : Effect.fail(new WrongUse({ message: `„${text}“ ist keine E-Mail-Adresse.` }))
