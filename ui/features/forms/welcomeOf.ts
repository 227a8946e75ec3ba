import type { FormState } from "@heimwerk/core/forms/FormState.ts"

import { scriptProblem } from "./scriptProblem.ts"

/**
 * Returns the state of the welcome step: loading, failed or ready. A failure to load has a message and a
 * retry button. A loaded form can have an error of its own.
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
