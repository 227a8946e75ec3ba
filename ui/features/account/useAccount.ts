import { useAtomValue, useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"

import type { Services } from "../../runtime/bridge.ts"
import type { Effect } from "effect"
import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"

import type { Account } from "./account.ts"
import { accountStateAtom, beforeLoginAtom } from "./atoms.ts"
import { useGive } from "./useGive.ts"

/**
 * The account's state and a function that runs commands. Commands wait until the account service is loaded;
 * if loading fails, `failure` contains the message.
 */
export const useAccount = () => {
  const state = useAtomValue(accountStateAtom) ?? initialAccountState
  const store = useStore()
  const send = useGive()
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const give = useCallback(
    async (command: (account: Account) => Effect.Effect<unknown, never, Services>) => {
      setFailure(undefined)
      const outcome = await send(command)
      if (outcome.kind === "failed") setFailure(outcome.message)
    },
    [send],
  )
  useEffect(() => {
    // Opens the account service before the first command. If opening fails, the first command reports the
    // error.
    void send(({ openLogin }) => openLogin)
  }, [send])
  /** Waits for the anonymous visitor's pending basket changes before the login. */
  const logIn: typeof give = async (command) => {
    await store.get(beforeLoginAtom).settled()
    await give(command)
  }
  return { state, failure, give, logIn } as const
}
