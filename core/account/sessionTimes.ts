const minute = 60 * 1000

/** A login ends after this time without a request, in ms: 30 minutes (quality T-S10). */
export const loginIdleMillis = 30 * minute

/** A login ends at the latest after this time, in ms: 12 hours (quality T-S10). */
export const loginLifetimeMillis = 12 * 60 * minute
