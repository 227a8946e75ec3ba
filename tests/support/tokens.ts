import type { NewTokens, Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import { Effect } from "effect"

/** A `Tokens` store with a browser's two cookies. */
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
