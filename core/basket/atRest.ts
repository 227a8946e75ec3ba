import type { Progress } from "./ledger.ts"

/** The progress without pending commands and without errors. */
export const atRest: Progress = {
  pending: 0,
  pendingLines: [],
  pendingKeys: [],
  lastUpdated: undefined,
  lineErrors: {},
  errors: {},
  loading: false,
}
