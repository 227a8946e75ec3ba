import * as Data from "effect/Data"

/**
 * A command has no answer: nothing was found, a value is invalid, or the shop is unreachable. Prints one
 * German line and exits with code 1.
 */
export class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly message: string }> {}

/** Wrong usage of a command that the parser cannot detect. Prints one German line and exits with code 2. */
export class WrongUse extends Data.TaggedError("WrongUse")<{ readonly message: string }> {}

/** The answer of a check is no, and it is already printed. Prints nothing more and exits with code 1. */
export class Unmet extends Data.TaggedError("Unmet")<{}> {}
