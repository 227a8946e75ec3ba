import { useStore } from "jotai"
import { useCallback } from "react"

import type { Effect } from "effect"

import type { Outcome, Services } from "../../runtime/bridge.ts"
import { type Account, giveAccount } from "./account.ts"

/** A way to give the account of this window commands. */
export const useGive = () => {
  const store = useStore()
  return useCallback(
    <A>(command: (account: Account) => Effect.Effect<A, never, Services>): Promise<Outcome<A>> =>
      giveAccount(store, command),
    [store],
  )
}
