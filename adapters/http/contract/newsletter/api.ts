import { NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { errorResponses } from "../errors.ts"

const path = "/public/api/newsletter"

const Entered = Schema.Struct({
  email: Email.check(Schema.isMaxLength(254, { message: "Bitte gib eine E-Mail-Adresse an" })),
})
const Token = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(128)) })

/**
 * Endpoints of the newsletter. The specification names only the page; the paths are our choice (ADR 0012). A
 * subscription and a request to cancel get the same response for every e-mail address. All requests may be repeated.
 */
export class NewsletterApi extends HttpApiGroup.make("newsletter")
  .add(
    HttpApiEndpoint.post("subscribe", `${path}/subscriptions`, {
      headers: commandHeaders,
      payload: Entered,
      success: Schema.Struct({ status: Schema.Literal("confirmationSent") }).pipe(HttpApiSchema.status(202)),
      error: errorResponses(NewsletterError, "EmailInvalid", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("confirm", `${path}/confirmations`, {
      headers: commandHeaders,
      payload: Token,
      success: Schema.Struct({ status: Schema.Literal("confirmed") }),
      error: errorResponses(NewsletterError, "LinkInvalid", "Unavailable"),
    }),
    HttpApiEndpoint.post("askToCancel", `${path}/cancel-links`, {
      headers: commandHeaders,
      payload: Entered,
      success: Schema.Struct({ status: Schema.Literal("linkSent") }).pipe(HttpApiSchema.status(202)),
      error: errorResponses(NewsletterError, "EmailInvalid", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("cancel", `${path}/cancellations`, {
      headers: commandHeaders,
      payload: Token,
      success: Schema.Struct({ status: Schema.Literal("cancelled") }),
      error: errorResponses(NewsletterError, "CancelLinkInvalid", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}
