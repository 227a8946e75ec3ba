import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"

/** A check cannot run, because the backend lacks the data for it. `message` is a German sentence. */
export class NotPossible extends Data.TaggedError("NotPossible")<{ readonly message: string }> {}

/** One rule of the HTTP contract that a backend can break. */
export interface Check {
  /** Stable name of the check: `basket.concurrent`. The part before the dot names its subject. */
  readonly id: `${string}.${string}`
  /** A German sentence about a correct backend: `Zehn gleichzeitige Befehle zählen alle.` */
  readonly title: string
  /** Source of the rule: a section of the specification, a decision record, a target or a standard. */
  readonly rule: string
  /**
   * Whether the check sends commands. It runs only with the option `write`, and empties every list that it has
   * filled.
   */
  readonly writes?: true
  /**
   * Returns the errors as German sentences; an empty list if the backend is correct. If the effect fails, the runner
   * reports the failure as a finding. The runner also reports each answer that breaks the contract.
   */
  readonly run: (backend: Backend) => Effect.Effect<ReadonlyArray<string>, unknown>
}

/** Returns the sentence as the only finding if the condition is false. */
export const unless = (isCorrect: boolean, sentence: string): ReadonlyArray<string> =>
  isCorrect ? [] : [sentence]
