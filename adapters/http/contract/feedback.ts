import { FeedbackError } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { FeedbackType } from "@heimwerk/core/feedback/Feedback.ts"
import { maxMessageLength } from "@heimwerk/core/feedback/submission.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { longestToken } from "./botCheck.ts"
import { brand, commandHeaders } from "./commands.ts"
import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"
import { RequestError } from "./RequestError.ts"

const longestLabel = 100

/** The message is at its end followed by its source: a blank line and `[Source: ...]`. */
const longestWithSource = maxMessageLength + longestLabel + "\n\n[Source: ]".length

const label = Schema.NonEmptyString.check(Schema.isMaxLength(longestLabel))
const token = Schema.NonEmptyString.check(Schema.isMaxLength(longestToken))
const message = Schema.String.check(Schema.isMaxLength(longestWithSource))

/** What the provider's public endpoint takes (storefront 7, feedback, one reading). */
export const ProviderFeedback = Schema.Struct({
  token,
  type: FeedbackType,
  message,
  source: Schema.optionalKey(label),
}).pipe(Schema.encodeKeys({ token: "g-recaptcha-response" }))

/** What the other reading sends (forms and markets 7, feedback): the environment too. */
export const ShopFeedback = Schema.Struct({
  token,
  environment: label,
  type: FeedbackType,
  message,
  source: Schema.optionalKey(label),
}).pipe(Schema.encodeKeys({ token: "captchaToken" }))

/** The path of the provider's endpoint on its host, our choice as all paths of the feedback (docs/adr). */
export const providerFeedbackPath = "/public/customer-feedback"

const error = [...errorResponses(FeedbackError), ...errorResponses(RequestError, "TooManyTries")]

/** Feedback in both readings of the specs (storefront 7; forms and markets 7). */
export class FeedbackApi extends HttpApiGroup.make("feedback")
  .add(
    HttpApiEndpoint.post("send", "/shop/rest/V1/:brand/feedback", {
      params: { brand },
      headers: commandHeaders,
      payload: ShopFeedback,
      success: HttpApiSchema.NoContent,
      error,
    }),
    HttpApiEndpoint.post("provide", providerFeedbackPath, {
      headers: commandHeaders,
      payload: ProviderFeedback,
      success: HttpApiSchema.NoContent,
      error,
    }),
  )
  .middleware(RequestGuard) {}
