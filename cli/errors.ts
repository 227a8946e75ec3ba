import * as Data from "effect/Data"

/**
 * No answer: nothing found, an invalid value, or an unreachable shop. Prints one German line, exit code 1.
 */
export class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly message: string }> {}

/** Wrong usage that the parser cannot detect. Prints one German line, exit code 2. */
export class WrongUse extends Data.TaggedError("WrongUse")<{ readonly message: string }> {}
