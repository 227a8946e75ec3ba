/** A quarter of the values lies below `low`, half below `median`, three quarters below `high`. */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Returns the quartiles. Each is one of the values, or NaN for an empty list. */
export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** Whether a promise was kept, was too close to decide, or was clearly missed. */
export type Verdict = "held" | "close" | "missed"

/**
 * Whether a promise "so many times as fast" holds over the rounds: `held` when three quarters of them keep it, `missed` when
 * three quarters do not, else `close`. Ahead of a peer means more than 1, so equality does not hold.
 */
export const verdictOf = ({ high, low }: Spread, promise: number): Verdict => {
  if (low > promise) return "held"
  return high > promise ? "close" : "missed"
}
