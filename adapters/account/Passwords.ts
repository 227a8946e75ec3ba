import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** The result of comparing a password with a hash. */
export interface Verdict {
  readonly isRight: boolean
  /**
   * Whether the hash has other parameters than the current ones, so that it should be renewed while the password is known.
   */
  readonly isOutdated: boolean
}

/** Hashes passwords as PHC strings, which contain their parameters. Passwords are compared exactly as typed. */
export class Passwords extends Context.Service<
  Passwords,
  {
    hash(password: Redacted.Redacted): Effect.Effect<string>
    /** Compares a password with a hash. Without a hash it takes as long and the password is wrong. */
    verify(password: Redacted.Redacted, hash: string | undefined): Effect.Effect<Verdict>
  }
>()("adapters/account/Passwords") {}
