import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/** A confirmed address of the newsletter, with a new link that cancels its subscription. */
export class ExportedSubscriber extends Schema.Opaque<ExportedSubscriber>()(
  Schema.Struct({
    email: Schema.String,
    /** Time of the confirmation, in epoch milliseconds. */
    confirmed: Schema.Int,
    cancelLink: Schema.String,
  }),
) {}

/**
 * Endpoint for the tool with which the retailer sends the newsletter. An answer contains at most 500 addresses. The next
 * request sets `after` to the last address of the previous answer, in the body because paths are logged.
 */
export class NewsletterApi extends HttpApiGroup.make("newsletter").add(
  HttpApiEndpoint.post("export", "/newsletter/export", {
    payload: Schema.Struct({ after: Schema.optionalKey(Schema.String) }),
    success: Schema.Array(ExportedSubscriber),
  }),
) {}
