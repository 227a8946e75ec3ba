import { FeedbackError } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { FeedbackType } from "@heimwerk/core/feedback/Feedback.ts"
import { maxMessageLength } from "@heimwerk/core/feedback/submission.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { maxTokenLength } from "./botCheck.ts"
import { brand, commandHeaders } from "./commands.ts"
import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"

const maxLabelLength = 100

/**
 * Maximum length of a feedback message in characters, including its source, which is appended as `[Source:
 * ...]` after a blank line.
 */
const maxLengthWithSource = maxMessageLength + maxLabelLength + "\n\n[Source: ]".length

const label = Schema.NonEmptyString.check(Schema.isMaxLength(maxLabelLength))
const token = Schema.NonEmptyString.check(Schema.isMaxLength(maxTokenLength))
const message = Schema.String.check(Schema.isMaxLength(maxLengthWithSource))

/**
 * The body of feedback sent to the shop, which also contains the environment (forms and markets 7,
 * feedback).
 */
export class ShopFeedback extends Schema.Opaque<ShopFeedback>()(
  Schema.Struct({
    token,
    environment: label,
    type: FeedbackType,
    message,
    source: Schema.optionalKey(label),
  }).pipe(Schema.encodeKeys({ token: "captchaToken" })),
) {}

/** The feedback endpoint of the shop (storefront 7; forms and markets 7; docs/adr/0045). */
export class FeedbackApi extends HttpApiGroup.make("feedback")
  .add(
    HttpApiEndpoint.post("send", "/shop/rest/V1/:brand/feedback", {
      params: { brand },
      headers: commandHeaders,
      payload: ShopFeedback,
      success: HttpApiSchema.NoContent,
      error: errorResponses(FeedbackError),
    }),
  )
  .middleware(RequestGuard) {}
