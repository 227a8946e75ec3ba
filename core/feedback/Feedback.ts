import * as Schema from "effect/Schema"

/**
 * Types of feedback, in the order of the mini survey (storefront 2 and 3).
 * @stability stable
 * @example
 * import { FeedbackType } from "@heimwerk/core/feedback"
 *
 * FeedbackType.literals // => ["unlike", "suggestion", "like"]
 */
export const FeedbackType = Schema.Literals(["unlike", "suggestion", "like"])
export type FeedbackType = typeof FeedbackType.Type

/**
 * Submitted feedback (storefront 3, feedback submission).
 * @stability stable
 * @example
 * import { Feedback } from "@heimwerk/core/feedback"
 *
 * const praise = Feedback.make({ type: "like", message: "Schneller Versand", token: "t", environment: "prod" })
 * praise.type // => "like"
 */
export class Feedback extends Schema.Opaque<Feedback>()(
  Schema.Struct({
    type: FeedbackType,
    /** The message, trimmed and not blank. It ends with the source, if there is one. */
    message: Schema.NonEmptyString,
    /** The token of the solved bot check. */
    token: Schema.NonEmptyString,
    /** Name of the environment in which the feedback was written, for example `prod`. */
    environment: Schema.NonEmptyString,
    source: Schema.optionalKey(Schema.NonEmptyString),
  }),
) {}
