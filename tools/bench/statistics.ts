/**
 * Quartiles of values: a quarter of them is below `low`, half below `median`, three quarters below `high`.
 */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Returns the quartiles of a list. Each is one of the values, or NaN for an empty list. */
export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** Whether a promised ratio was kept, was too close to decide, or was clearly missed. */
export type Verdict = "held" | "close" | "missed"

/**
 * Returns whether a promised ratio of speeds was kept: `held` if three quarters of the rounds keep it,
 * `missed` if three quarters do not, else `close`. A ratio equal to the promise does not keep it.
 */
export const verdictOf = ({ high, low }: Spread, promise: number): Verdict => {
  if (low > promise) return "held"
  return high > promise ? "close" : "missed"
}
