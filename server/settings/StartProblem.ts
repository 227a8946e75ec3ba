import { Data } from "effect"

/** Why the server cannot start. `message` is one English line for the operator, without secrets. */
export class StartProblem extends Data.TaggedError("StartProblem")<{
  readonly message: string
  readonly cause?: unknown
}> {}
