import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** A stored message of a customer: a request of one of the forms, or feedback. */
export class CustomerRequest extends Schema.Opaque<CustomerRequest>()(
  Schema.Struct({
    /** Unique id. A message that is delivered twice is processed once. */
    id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
    form: Schema.Literals(["craftsmanservice", "energetictransformation", "feedback"]),
    /** The content of the message: form-encoded for a request, JSON for feedback. */
    payload: Schema.String,
  }),
) {}

/**
 * A customer's request was not accepted and will be delivered again. The error contains no data of the
 * request.
 * @stability stable
 * @example
 * import { RequestReceiverError } from "@heimwerk/core/forms"
 *
 * new RequestReceiverError({}).message // => "The receiver does not take requests at the moment."
 */
export class RequestReceiverError extends Schema.TaggedError<RequestReceiverError>()("RequestReceiverError", {
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return "The receiver does not take requests at the moment."
  }
}

/**
 * The system that processes customers' requests: a mailbox of the retailer, or another system.
 * @stability stable
 * @example
 * import { RequestReceiver } from "@heimwerk/core/forms"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const taken: Array<{ readonly id: string }> = []
 * const receiver = Layer.succeed(RequestReceiver, {
 *   accept: (request) => Effect.sync(() => void taken.push(request)),
 * })
 * const accept = RequestReceiver.use((port) => port.accept({ id: "r-1", form: "feedback", payload: "{}" }))
 * await Effect.runPromise(Effect.provide(accept, receiver))
 * taken[0]?.id // => "r-1"
 */
export class RequestReceiver extends Context.Service<
  RequestReceiver,
  {
    /**
     * Accepts a request. If there is no response, the caller delivers it again. Requests with the same id
     * are processed once.
     */
    accept(request: CustomerRequest): Effect.Effect<void, RequestReceiverError>
  }
>()("core/forms/RequestReceiver") {}
