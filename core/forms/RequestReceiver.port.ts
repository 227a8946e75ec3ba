import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** Something a customer has sent, as it is kept: a request of one of the forms, or feedback. */
export const CustomerRequest = Schema.Struct({
  /** Names it for good: delivered twice it is one request. */
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
  form: Schema.Literals(["craftsmanservice", "energetictransformation", "feedback"]),
  /** What was sent: form-encoded, or JSON for feedback. */
  payload: Schema.String,
})
export type CustomerRequest = typeof CustomerRequest.Type

/**
 * A request was not taken; it is delivered again. Nothing of the request stands in the error.
 * @stability stable
 */
export class RequestReceiverError extends Schema.TaggedError<RequestReceiverError>()("RequestReceiverError", {
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return "The receiver does not take requests at the moment."
  }
}

/**
 * Who works on the requests of customers: a mailbox of the retailer, or another system.
 * @stability stable
 */
export class RequestReceiver extends Context.Service<
  RequestReceiver,
  {
    /** Takes a request; who has not heard the answer delivers it again, and the same id is one request. */
    accept(request: CustomerRequest): Effect.Effect<void, RequestReceiverError>
  }
>()("core/forms/RequestReceiver") {}
