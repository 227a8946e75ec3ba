import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { Result } from "effect"

/** Returns the problems of a decoding result as pairs of path and message. Empty if decoding succeeded. */
export const problemsOf = (
  result: Result.Result<unknown, InvalidFormData>,
): ReadonlyArray<readonly [path: string, message: string]> =>
  Result.match(result, {
    onFailure: ({ problems }) => problems.map(({ message, path }) => [path.join("."), message] as const),
    onSuccess: () => [],
  })
