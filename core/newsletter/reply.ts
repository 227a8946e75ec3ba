import type { Email } from "../values/Email.ts"

const hour = 60 * 60 * 1000

/**
 * Validity of a confirmation link, in ms: 7 days. The link opens nothing but the newsletter, and people read mails at
 * the weekend. An unconfirmed address is deleted afterwards.
 */
export const confirmationLifetimeMillis = 7 * 24 * hour

/** Maximum mails to one address within `mailWindowMillis`. */
export const maxMails = 3
/** Time window for `maxMails`, in ms: 24 hours. */
export const mailWindowMillis = 24 * hour

/** Returns the key of an address: trimmed, in lower case. */
export const subscriberOf = (email: Email): string => email.trim().toLowerCase()

/** The stored state of an e-mail address that is entered in the newsletter form again. */
export interface KnownSubscriber {
  readonly isConfirmed: boolean
  /** Number of mails sent within `mailWindowMillis`. */
  readonly mails: number
}

/**
 * The mail for an entered address: the link, or that it is already subscribed. None when the maximum is
 * reached. The visitor gets the same response in all cases.
 */
export const replyTo = ({ isConfirmed, mails }: KnownSubscriber): "confirm" | "already" | "none" => {
  if (mails >= maxMails) return "none"
  return isConfirmed ? "already" : "confirm"
}
