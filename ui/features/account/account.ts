import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"
import { anonymous, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { atom } from "jotai"

import { botCheckAtom } from "../../runtime/botCheck.ts"
import { service } from "../../runtime/service.ts"

/** The user that a page is rendered for. */
export interface PageUser extends SessionUser {
  /** Whether the session could not be read. The visitor may then be logged in although all other fields are missing. */
  readonly isUnknown?: boolean
}

/** The user that the server rendered this page for. */
export const pageUserAtom = atom<PageUser>(anonymous)

/** The service of the visitor's account. Its state does not contain the user until the service is open. */
export const accountService = service(async (store) => {
  const [{ openAccount }, botCheck] = await Promise.all([
    import("./openAccount.ts"),
    store.get(botCheckAtom).load(),
  ])
  return () => openAccount(store.get(pageUserAtom), botCheck)
}, initialAccountState)

/**
 * The current user. Until the account service has loaded the user, this is the user for whom the server
 * rendered the page.
 */
export const userAtom = atom((get): SessionUser => {
  const { isKnown, user } = get(accountService.stateAtom)
  return isKnown ? user : get(pageUserAtom)
})

/**
 * Waits for unfinished changes of basket and wishlist before a login. The login merges these lists into the
 * customer's lists, and a change that arrives after the merge is lost.
 */
export const beforeLoginAtom = atom<{ readonly settled: () => Promise<unknown> }>({
  settled: () => Promise.resolve(),
})
