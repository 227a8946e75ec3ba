import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { atom } from "jotai"

/** The user the server rendered this page for. */
export const pageUserAtom = atom<SessionUser>(anonymous)

/** The state of the account service, once it is open. */
export const accountStateAtom = atom<AccountState | undefined>(undefined)

/** The current user: from the account service once it knows, until then from the server. */
export const userAtom = atom((get): SessionUser => {
  const account = get(accountStateAtom)
  return account?.isKnown === true ? account.user : get(pageUserAtom)
})

/** Work to wait for before a login. A basket change that arrives after the merge would be lost. */
export const beforeLoginAtom = atom<{ readonly settled: () => Promise<unknown> }>({
  settled: () => Promise.resolve(),
})
