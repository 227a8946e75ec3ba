import type { Email } from "../values/Email.ts"

const hour = 60 * 60 * 1000

/**
 * So long a link confirms an address: 7 days. It opens nothing but the newsletter, and people who read their mails at the
 * weekend shall find it good; an address that is not confirmed by then is forgotten.
 */
export const confirmationLifetimeMillis = 7 * 24 * hour

/** The most mails one address gets within `mailWindowMillis`, however often somebody types it. */
export const maxMails = 3
/** The time in which mails are counted: 24 hours. */
export const mailWindowMillis = 24 * hour

/** What an address is known by: without blanks around it, capital letters or not. */
export const subscriberOf = (email: Email): string => email.trim().toLowerCase()

/** What is known about an address when it is typed once more. */
export interface KnownSubscriber {
  readonly isConfirmed: boolean
  /** The mails it got within `mailWindowMillis`. */
  readonly mails: number
}

/**
 * The mail an address gets when it is typed: the link, or that it gets the newsletter already; none when it got
 * enough. Whoever typed it cannot tell which.
 */
export const replyTo = ({ isConfirmed, mails }: KnownSubscriber): "confirm" | "already" | "none" => {
  if (mails >= maxMails) return "none"
  return isConfirmed ? "already" : "confirm"
}
