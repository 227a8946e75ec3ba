import { accountPaths } from "./paths.ts"

const minute = 60 * 1000
const hour = 60 * minute

/** What a link in a mail about an account does. */
export type AccountLink = "registration" | "passwordReset" | "emailChange"

/** So long a link can be used: a new password half an hour (ours by the issue), the others a day. */
export const linkLifetimeMillis: Readonly<Record<AccountLink, number>> = {
  registration: 24 * hour,
  passwordReset: 30 * minute,
  emailChange: 24 * hour,
}

/** The most mails of one kind an address gets within `accountMailWindowMillis`, however often somebody asks. */
export const maxAccountMails = 3
/** The time in which mails about an account are counted: an hour. */
export const accountMailWindowMillis = hour

const pages: Readonly<Record<AccountLink, string>> = {
  registration: accountPaths.confirmRegistration,
  passwordReset: accountPaths.newPassword,
  emailChange: accountPaths.confirmEmail,
}

/** Where a link in a mail leads: to a page of the shop, which takes the token out of its address (DESIGN decision 10). */
export const accountLink = (origin: string, link: AccountLink, token: string): string =>
  `${origin}${pages[link]}?token=${encodeURIComponent(token)}`
