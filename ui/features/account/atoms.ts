import type { AccountState } from "@heimwerk/core/account/AccountState.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { atom } from "jotai"

/** The user the server rendered this page for. */
export const pageUserAtom = atom<SessionUser>(anonymous)

/** The state of the account service; `undefined` until the service is open. */
export const accountStateAtom = atom<AccountState | undefined>(undefined)

/**
 * The current user. Until the account service knows the user, it is the one that the server rendered the
 * page for.
 */
export const userAtom = atom((get): SessionUser => {
  const account = get(accountStateAtom)
  return account?.isKnown === true ? account.user : get(pageUserAtom)
})

/**
 * Waits for unfinished changes of basket and wishlist before a login. A change that arrives after the login
 * has merged them would be lost.
 */
export const beforeLoginAtom = atom<{ readonly settled: () => Promise<unknown> }>({
  settled: () => Promise.resolve(),
})
