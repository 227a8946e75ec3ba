import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { sayError } from "../output/print.ts"
import { type Problems, problemsText, problemText } from "./problems.ts"

/** Prints the problems of a retailer's data and fails with their number and a German sentence. */
export const refused = Effect.fnUntraced(function* (problems: Problems, sentence: string) {
  for (const problem of problems.kept) yield* sayError(problemText(problem))
  return yield* new NoAnswer({ message: `${problemsText(problems)} ${sentence}` })
})
