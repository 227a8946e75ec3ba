import type { Email } from "../values/Email.ts"

const hour = 60 * 60 * 1000

/**
 * Lifetime of a confirmation link, in ms: 7 days. It can be long because the link only confirms the
 * newsletter, and some people read mails only at the weekend. Afterwards an unconfirmed address is deleted.
 */
export const confirmationLifetimeMillis = 7 * 24 * hour

/**
 * Maximum number of newsletter mails to one address within `mailWindowMillis`. It applies to the mails after
 * subscriptions, and separately to the mails with a cancel link. The mail `already` counts for both.
 */
export const maxMails = 3
/** Time window for `maxMails`, in ms: 24 hours. */
export const mailWindowMillis = 24 * hour

/** Returns the key of a newsletter address: trimmed, in lower case. */
export const subscriberOf = (email: Email): string => email.trim().toLowerCase()

/** The stored state of an e-mail address that is entered in the newsletter form again. */
export interface KnownSubscriber {
  readonly isConfirmed: boolean
  /** Number of mails sent to the address within `mailWindowMillis`. */
  readonly mails: number
}

/**
 * Returns which mail an entered address gets: the confirmation link, or the notice that it is already
 * subscribed. Returns `none` if the maximum number of mails is reached. The visitor gets the same response
 * in all cases.
 */
export const replyTo = ({ isConfirmed, mails }: KnownSubscriber): "confirm" | "already" | "none" => {
  if (mails >= maxMails) return "none"
  return isConfirmed ? "already" : "confirm"
}
