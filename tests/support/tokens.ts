import type { NewTokens, Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import { Effect } from "effect"

/** The port `Tokens` with the two cookies of a browser in a variable. */
export const makeTokens = (initial: Partial<NewTokens> = {}) => {
  let held: Partial<NewTokens> = initial
  const tokens: Tokens = {
    session: Effect.sync(() => held.session),
    device: Effect.sync(() => held.device),
    keep: (fresh) =>
      Effect.sync(() => {
        held = fresh
      }),
    drop: Effect.sync(() => {
      held = held.device === undefined ? {} : { device: held.device }
    }),
  }
  return { tokens, held: () => held }
}
