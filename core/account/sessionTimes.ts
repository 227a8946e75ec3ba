const minute = 60 * 1000

/** Who does nothing for half an hour is not logged in any more. */
export const loginIdleMillis = 30 * minute

/** Nobody stays logged in for longer than half a day, whatever they do. */
export const loginLifetimeMillis = 12 * 60 * minute

/** When a login began, and when its session was used last, in milliseconds. */
export interface LoginTimes {
  readonly loggedIn: number
  readonly used: number
}

/**
 * Whether a login still counts (quality T-S10): it was used within 30 minutes and began within 12 hours. The basket of the
 * session goes on after it, without anything of the customer.
 */
export const isLoginFresh = ({ loggedIn, used }: LoginTimes, now: number): boolean =>
  now - used < loginIdleMillis && now - loggedIn < loginLifetimeMillis
