const minute = 60 * 1000
const day = 24 * 60 * minute

/**
 * A session ends after this time without a visit, in ms: 30 days, because a basket without personal data is deleted
 * then (quality T-S10). The session cookie has the same lifetime.
 */
export const sessionIdleMillis = 30 * day

/** A device stays known for this time after its last login, in ms: 180 days. Its cookie has the same lifetime. */
export const deviceLifetimeMillis = 180 * day

/** A login ends after this time without a request, in ms: 30 minutes (quality T-S10). */
export const loginIdleMillis = 30 * minute

/** A login ends at the latest after this time, in ms: 12 hours (quality T-S10). */
export const loginLifetimeMillis = 12 * 60 * minute
