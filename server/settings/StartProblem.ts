import { Data } from "effect"

/** The server cannot start as it was asked to; `message` is one line for the operator, in English and without secrets. */
export class StartProblem extends Data.TaggedError("StartProblem")<{
  readonly message: string
  readonly cause?: unknown
}> {}
