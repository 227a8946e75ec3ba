/** Wrong passwords in a row without a delay. */
const freeFailures = 4

const second = 1000

/** Maximum delay, in ms: 15 minutes. An account is never locked for good. */
const maxDelay = 15 * 60 * second

/** Time without an attempt after which failures are forgotten, in ms: 24 hours. */
export const failuresForgottenAfterMillis = 24 * 60 * 60 * second

/**
 * How long an account takes no further password after so many wrong ones in a row, in milliseconds (quality T-S8): one second
 * after the fifth, twice as long after every further one, a quarter of an hour at most.
 *
 * | wrong ones | 4 | 5 | 6 | 7 | 14 | 15 and more |
 * |---|---|---|---|---|---|---|
 * | wait | none | 1 s | 2 s | 4 s | 8 min 32 s | 15 min |
 */
export const loginDelayMillis = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(maxDelay, second * 2 ** (failures - freeFailures - 1))
