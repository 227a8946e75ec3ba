import type { Progress } from "./OptimisticState.ts"

/** The progress without pending commands and without errors. */
export const initialProgress: Progress = {
  pending: 0,
  pendingLines: [],
  pendingKeys: [],
  lastUpdated: undefined,
  lineErrors: {},
  errors: {},
  loading: false,
}
