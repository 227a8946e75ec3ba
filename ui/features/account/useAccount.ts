import { useAtomValue } from "jotai"
import { useCallback, useEffect, useState } from "react"

import type { Services } from "../../bridge.ts"
import type { Effect } from "effect"
import { unknownVisitor } from "@heimwerk/core/account/AccountState.ts"

import type { Account } from "./account.ts"
import { accountStateAtom } from "./atoms.ts"
import { useGive } from "./useGive.ts"

/**
 * The account for what shows it: its state, and a way to give it commands. Commands wait until it is open; one that could not
 * be given says so in `failure`.
 */
export const useAccount = () => {
  const state = useAtomValue(accountStateAtom) ?? unknownVisitor
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
  return { state, failure, give } as const
}
