import * as Schema from "effect/Schema"
import { HttpApiSchema } from "effect/http-api"

/**
 * The body of every refusal outside the search service: a stable code for programs and one German sentence for people.
 * Never a stack trace, a statement or a path of the machine.
 */
export const problem = <const Codes extends ReadonlyArray<string>>(status: number, codes: Codes) =>
  Schema.Struct({ code: Schema.Literals(codes), message: Schema.String }).pipe(HttpApiSchema.status(status))

/** Somebody tries again and again: subscribes, or guesses codes. */
export const TooManyTries = problem(429, ["TooManyTries"])

/** Something behind the server did not answer; the same request may be sent again. */
export const Unavailable = problem(503, ["Unavailable"])
export type Unavailable = typeof Unavailable.Type
