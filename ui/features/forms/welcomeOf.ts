import type { FormState } from "@heimwerk/core/forms/FormState.ts"

import { scriptProblem } from "./scriptProblem.ts"

/**
 * Returns the state of the welcome step: loading; a failure to load, with a retry button; or, once loaded, the
 * form's own error if there is one.
 */
export const welcomeOf = (
  { config, error }: Pick<FormState<unknown, unknown>, "config" | "error">,
  hasFailed: boolean,
  onRetry: () => void,
): { readonly isLoading: boolean; readonly problem: string | undefined; readonly onRetry?: () => void } => {
  if (hasFailed) return { isLoading: false, ...scriptProblem }
  if (config.kind === "failed") return { isLoading: false, problem: config.message, onRetry }
  return { isLoading: config.kind !== "ready", problem: error }
}
