import { useStore } from "jotai"
import { useCallback } from "react"

import type { Effect } from "effect"

import type { Outcome, Services } from "../../runtime/bridge.ts"
import { type Account, giveAccount } from "./account.ts"

/** Returns a function that sends commands to the account service of this tab. */
export const useGive = () => {
  const store = useStore()
  return useCallback(
    <A>(command: (account: Account) => Effect.Effect<A, never, Services>): Promise<Outcome<A>> =>
      giveAccount(store, command),
    [store],
  )
}
