import * as Console from "effect/Console"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { oneLine } from "../output/oneLine.ts"
import { type Problems, problemsText, problemText } from "./problems.ts"

/** Prints the problems of a retailer's data and fails with their number and a German sentence. */
export const refused = Effect.fnUntraced(function* (problems: Problems, sentence: string) {
  for (const problem of problems.kept) yield* Console.error(oneLine(problemText(problem)))
  return yield* new NoAnswer({ message: `${problemsText(problems)} ${sentence}` })
})
