import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { Result } from "effect"

/** What is wrong with data, as pairs of a path and a message; nothing when they were read. */
export const problemsOf = (
  result: Result.Result<unknown, InvalidFormData>,
): ReadonlyArray<readonly [path: string, message: string]> =>
  Result.match(result, {
    onFailure: ({ problems }) => problems.map(({ message, path }) => [path.join("."), message] as const),
    onSuccess: () => [],
  })
