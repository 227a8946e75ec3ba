/** Wrong passwords in a row without a delay. */
const freeFailures = 4

const second = 1000

/** Maximum delay, in ms: 15 minutes. An account is never locked for good. */
const maxDelay = 15 * 60 * second

/** Time without an attempt after which failures are forgotten, in ms: 24 hours. */
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
