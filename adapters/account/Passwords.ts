import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** The result of comparing a password with a hash. */
export interface Verdict {
  readonly isRight: boolean
  /**
   * Whether the hash has outdated parameters, or its password was not normalized. If the password is right,
   * the caller replaces the hash.
   */
  readonly isOutdated: boolean
}

/**
 * Hashes passwords as PHC strings, which contain the parameters of the hash. Passwords are compared in the
 * normalization form NFC (NIST SP 800-63B), because keyboards send `ä` as one character or as two. Otherwise
 * they are compared exactly as typed.
 */
export class Passwords extends Context.Service<
  Passwords,
  {
    hash(password: Redacted.Redacted): Effect.Effect<string>
    /**
     * Compares a password with a hash. If there is no hash, the password is wrong, and the comparison takes
     * as long as with a hash.
     */
    verify(password: Redacted.Redacted, hash: string | undefined): Effect.Effect<Verdict>
  }
>()("adapters/account/Passwords") {}
