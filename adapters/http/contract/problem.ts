import * as Schema from "effect/Schema"
import { HttpApiSchema } from "effect/http-api"

/**
 * The body of every refusal outside the search service: a stable code for programs and one German sentence for people.
 * Never a stack trace, a statement or a path of the machine.
 */
export const problem = <const Codes extends ReadonlyArray<string>>(status: number, codes: Codes) =>
  Schema.Struct({ code: Schema.Literals(codes), message: Schema.String }).pipe(HttpApiSchema.status(status))

/** The request could not be read: broken JSON, a missing field, a value of the wrong kind. */
export const InvalidRequest = problem(400, ["InvalidRequest"])
export type InvalidRequest = typeof InvalidRequest.Type

/** The request could be read, but a value is outside its bounds, such as a quantity of 0. */
export const InvalidValue = problem(422, ["InvalidValue"])
export type InvalidValue = typeof InvalidValue.Type

/** Somebody tries again and again: subscribes, or guesses codes. */
export const TooManyTries = problem(429, ["TooManyTries"])

/** Something behind the server did not answer; the same request may be sent again. */
export const Unavailable = problem(503, ["Unavailable"])
export type Unavailable = typeof Unavailable.Type
