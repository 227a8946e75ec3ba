import { NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { errorResponses } from "../errors.ts"

const path = "/public/api/newsletter"

/**
 * Endpoints of the newsletter. The specification names only the page; the paths are our choice (docs/adr). A
 * subscription gets the same response for every e-mail address. Both requests may be repeated.
 */
export class NewsletterApi extends HttpApiGroup.make("newsletter")
  .add(
    HttpApiEndpoint.post("subscribe", `${path}/subscriptions`, {
      headers: commandHeaders,
      payload: Schema.Struct({
        email: Email.check(Schema.isMaxLength(254, { message: "Bitte gib eine E-Mail-Adresse an" })),
      }),
      success: Schema.Struct({ status: Schema.Literal("confirmationSent") }).pipe(HttpApiSchema.status(202)),
      error: errorResponses(NewsletterError, "EmailInvalid", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("confirm", `${path}/confirmations`, {
      headers: commandHeaders,
      payload: Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(128)) }),
      success: Schema.Struct({ status: Schema.Literal("confirmed") }),
      error: errorResponses(NewsletterError, "LinkInvalid", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}
