import type { Progress } from "./OptimisticState.ts"

/** The progress of a basket or wishlist without pending commands and errors. */
export const initialProgress: Progress = {
  pending: 0,
  waiting: 0,
  pendingLines: [],
  pendingKeys: [],
  lastUpdated: undefined,
  lineErrors: {},
  errors: {},
  loading: false,
}
