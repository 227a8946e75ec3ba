import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** What a password was found to be. */
export interface Verdict {
  readonly isRight: boolean
  /** The hash was made with other parameters than those of today: it is to be made anew while the password is known. */
  readonly isOutdated: boolean
}

/** Hashes of passwords as PHC strings, which say how they were made. A password counts exactly as it is typed. */
export class Passwords extends Context.Service<
  Passwords,
  {
    hash(password: Redacted.Redacted): Effect.Effect<string>
    /** Compares with a hash; without one it takes as long, and the password is wrong. */
    verify(password: Redacted.Redacted, hash: string | undefined): Effect.Effect<Verdict>
  }
>()("adapters/account/Passwords") {}
