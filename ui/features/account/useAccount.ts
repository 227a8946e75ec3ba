import { useAtomValue, useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"

import type { Services } from "../../runtime/bridge.ts"
import type { Effect } from "effect"
import { unknownVisitor } from "@heimwerk/core/account/AccountState.ts"

import type { Account } from "./account.ts"
import { accountStateAtom, beforeLoginAtom } from "./atoms.ts"
import { useGive } from "./useGive.ts"

/**
 * The account for what shows it: its state, and a way to give it commands. Commands wait until it is open; one that could not
 * be given says so in `failure`.
 */
export const useAccount = () => {
  const state = useAtomValue(accountStateAtom) ?? unknownVisitor
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
    // It is opened early; without a connection the first command says so.
    void send(({ openLogin }) => openLogin)
  }, [send])
  /** A login, once nothing of the anonymous visitor is on its way any more. */
  const logIn: typeof give = async (command) => {
    await store.get(beforeLoginAtom).settled()
    await give(command)
  }
  return { state, failure, give, logIn } as const
}
