import { accountPaths } from "./paths.ts"

const minute = 60 * 1000
const hour = 60 * minute

/** Purpose of a link in an account mail. */
export type AccountLink = "registration" | "passwordReset" | "emailChange"

/** Lifetime of the links in account mails, in ms: 30 minutes for a new password, 24 hours for other links. */
export const linkLifetimeMillis: Readonly<Record<AccountLink, number>> = {
  registration: 24 * hour,
  passwordReset: 30 * minute,
  emailChange: 24 * hour,
}

/** Maximum number of account mails of one kind to one address within `accountMailWindowMillis`. */
export const maxAccountMails = 3
/** Time window for `maxAccountMails`, in ms: 1 hour. */
export const accountMailWindowMillis = hour

const pages: Readonly<Record<AccountLink, string>> = {
  registration: accountPaths.confirmRegistration,
  passwordReset: accountPaths.newPassword,
  emailChange: accountPaths.confirmEmail,
}

/**
 * Returns the address of a link in an account mail. No cache stores the opened page, and it starts no scripts of third
 * parties.
 */
export const accountLink = (origin: string, link: AccountLink, token: string): string =>
  `${origin}${pages[link]}?token=${encodeURIComponent(token)}`
