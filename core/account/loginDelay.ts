/** Number of wrong passwords in a row that cause no delay. */
const freeFailures = 4

const second = 1000

/** Maximum delay before the next login attempt, in ms: 15 minutes. An account is never locked permanently. */
const maxDelay = 15 * 60 * second

/** Wrong passwords are forgotten after this time without a login attempt, in ms: 24 hours. */
export const failuresForgottenAfterMillis = 24 * 60 * 60 * second

/**
 * Delay in ms after wrong passwords in a row (quality T-S8): 1 s after the fifth, doubled after every
 * further one, at most 15 minutes.
 *
 * | wrong passwords | 4 | 5 | 6 | 7 | 14 | 15 and more |
 * |---|---|---|---|---|---|---|
 * | delay | none | 1 s | 2 s | 4 s | 8 min 32 s | 15 min |
 */
export const loginDelayMillis = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(maxDelay, second * 2 ** (failures - freeFailures - 1))
