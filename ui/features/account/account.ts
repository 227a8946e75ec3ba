import type { AccountService } from "@heimwerk/core/account/service.ts"
import type { Effect } from "effect"
import { atom, type useStore } from "jotai"

import { botCheckAtom } from "../../runtime/botCheck.ts"
import { type Outcome, runtimeAtom, type Services } from "../../runtime/bridge.ts"
import { accountStateAtom, pageUserAtom } from "./atoms.ts"

/** The account service of core, as opened in this tab. */
export type Account = AccountService["Service"]

type Store = ReturnType<typeof useStore>

const openingAtom = atom<Promise<Account> | undefined>(undefined)

/** Opens the account service of this tab once and subscribes to it. */
export const openAccountAtom = atom(null, (get, set): Promise<Account> => {
  const begun = get(openingAtom)
  if (begun !== undefined) return begun
  const open = async () => {
    const [runtime, { follow }, botCheck] = await Promise.all([
      get(runtimeAtom).load(),
      import("./follow.ts"),
      get(botCheckAtom).load(),
    ])
    return new Promise<Account>((opened) => {
      runtime.start(follow(get(pageUserAtom), botCheck, opened, (state) => set(accountStateAtom, state)))
    })
  }
  const opening = open()
  set(openingAtom, opening)
  // If importing the service fails, the next command imports it again.
  opening.catch(() => set(openingAtom, undefined))
  return opening
})

const unreachable: Outcome<never> = {
  kind: "failed",
  message: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
}

/**
 * Runs a command of the account service and waits until it has finished. Its result is published in the
 * service's state. Fails if the service cannot be loaded.
 */
export const giveAccount = async <A>(
  store: Store,
  command: (account: Account) => Effect.Effect<A, never, Services>,
): Promise<Outcome<A>> => {
  try {
    const [runtime, account] = await Promise.all([store.get(runtimeAtom).load(), store.set(openAccountAtom)])
    return { kind: "done", value: await runtime.run(command(account)) }
  } catch {
    return unreachable
  }
}
