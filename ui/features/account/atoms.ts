import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { atom } from "jotai"

/** Who the page came for. */
export const pageUserAtom = atom<SessionUser>(anonymous)

/** The account as the core's service shows it, once it is open. */
export const accountStateAtom = atom<AccountState | undefined>(undefined)

/** Who the visitor is: as the account says once it knows, until then as the page came. */
export const userAtom = atom((get): SessionUser => {
  const account = get(accountStateAtom)
  return account?.isKnown === true ? account.user : get(pageUserAtom)
})

/**
 * What has to be over before somebody logs in: a change of the basket that is still on its way would come too late for the one
 * that is merged.
 */
export const beforeLoginAtom = atom<{ readonly settled: () => Promise<unknown> }>({
  settled: () => Promise.resolve(),
})
