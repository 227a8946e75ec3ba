import type { FormState } from "@heimwerk/core/forms/FormState.ts"

import { scriptProblem } from "./scriptProblem.ts"

/** What the welcome says while a form is not there: it is on its way, or what went wrong and how to try again. */
export const welcomeOf = (
  { config, error }: Pick<FormState<unknown, unknown>, "config" | "error">,
  hasFailed: boolean,
  onRetry: () => void,
): { readonly isLoading: boolean; readonly problem: string | undefined; readonly onRetry?: () => void } => {
  if (hasFailed) return { isLoading: false, ...scriptProblem }
  if (config.kind === "failed") return { isLoading: false, problem: config.message, onRetry }
  return { isLoading: config.kind !== "ready", problem: error }
}
