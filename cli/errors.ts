import * as Data from "effect/Data"

/** There is no answer: nothing was found, a value is not one, or the shop is silent. One German line, exit code 1. */
export class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly message: string }> {}

/** The command was put together wrongly in a way the parser cannot see. One German line, exit code 2. */
export class WrongUse extends Data.TaggedError("WrongUse")<{ readonly message: string }> {}
