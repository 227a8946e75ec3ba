import type { AccountService } from "@heimwerk/core/account/service.ts"
import { useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"

import type { Command } from "../../runtime/bridge.ts"
import { accountService, beforeLoginAtom } from "./account.ts"

type AccountCommand = (account: AccountService["Service"]) => Command<unknown>

/**
 * The account's state, and functions that run commands. Commands wait until the account service is loaded. If
 * loading or a command fails, `failure` contains the message.
 */
export const useAccount = () => {
  const store = useStore()
  const state = accountService.useState()
  const run = accountService.useRun()
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const dispatch = useCallback(
    async (command: AccountCommand) => {
      setFailure(undefined)
      const outcome = await run(command)
      if (outcome.kind === "failed") setFailure(outcome.message)
    },
    [run],
  )
  useEffect(() => {
    // Opens the account service before the first command. If opening fails, the first command reports the
    // error.
    void run(({ openLogin }) => openLogin)
  }, [run])
  /**
   * Waits for pending changes of the anonymous visitor's basket and wishlist, and then runs a login command.
   */
  const logIn = async (command: AccountCommand) => {
    await store.get(beforeLoginAtom).settled()
    await dispatch(command)
  }
  return { state, failure, dispatch, logIn } as const
}
