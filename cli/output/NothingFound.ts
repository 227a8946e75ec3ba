import { Data } from "effect"

/** The question was understood and has no answer: exit code 1. */
export class NothingFound extends Data.TaggedError("NothingFound")<{ readonly message: string }> {}
