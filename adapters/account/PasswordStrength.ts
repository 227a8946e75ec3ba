import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import type { Brand } from "@heimwerk/core/environment.ts"

/** Estimates how easily a new password is guessed. */
export interface PasswordEstimate {
  /**
   * Returns whether a password is among the first that an attacker tries.
   *
   * @param ownWords words that an attacker knows about the customer
   */
  readonly isGuessable: (
    password: Redacted.Redacted,
    ownWords: ReadonlyArray<string>,
  ) => Effect.Effect<boolean>
}

/**
 * Estimates how easily new passwords are guessed. The default accepts every password, because the
 * dictionaries are too large for browsers.
 */
export const PasswordStrength = Context.Reference<PasswordEstimate>("adapters/account/PasswordStrength", {
  defaultValue: () => ({ isGuessable: () => Effect.succeed(false) }),
})

/**
 * Returns the words that an attacker knows: the shop's name and claim, and first name, last name and e-mail
 * address of the customer, each as a whole and in parts. The words are in lower case; those of 1 or 2
 * characters are left out.
 */
export const ownWords = (
  person: { readonly firstName: string; readonly lastName: string; readonly email: string },
  { brand, claim }: Brand,
): ReadonlyArray<string> => {
  const known = [brand, claim, person.firstName, person.lastName, person.email]
  const parts = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...known.map((text) => text.toLowerCase()), ...parts])].filter(
    (word) => word.length > 2,
  )
}
