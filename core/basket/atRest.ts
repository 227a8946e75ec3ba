import type { Progress } from "./ledger.ts"

/** Nothing is under way, and nothing went wrong. */
export const atRest: Progress = {
  pending: 0,
  pendingLines: [],
  pendingKeys: [],
  lastUpdated: undefined,
  lineErrors: {},
  errors: {},
  loading: false,
}
