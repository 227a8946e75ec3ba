import type { ErrorReason } from "@heimwerk/core/values/errorFields.ts"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import * as Struct from "effect/Struct"
import { HttpApiSchema } from "effect/http-api"

export interface PortError<Reason extends string> {
  readonly reason: Reason
  readonly message: string
}

/** An error class with its table of reasons, as declared by the ports (`errorFields` in core). */
export interface PortErrorClass<Reason extends string, Failure extends PortError<Reason>> {
  new (fields: { readonly reason: Reason; readonly answer?: string; readonly cause?: unknown }): Failure
  readonly reasons: Readonly<Record<Reason, ErrorReason>>
}

/** The body of an error response: that of the shop, or that of the search service. */
type ErrorBody =
  | { readonly code: string; readonly message: string }
  | { readonly error: string; readonly errorDescription: string }

/** The schema of an error response. It decodes the body to the error class of a port. */
export interface ErrorResponse<Failure> extends Schema.Codec<Failure, ErrorBody> {}

/**
 * Body of an error response of the shop: a stable code for programs and one German sentence for people. It
 * never contains a stack trace, an SQL statement or a file path.
 */
const shopBody = <Reason extends string>(codes: ReadonlyArray<Reason>) =>
  Schema.Struct({ code: Schema.Literals(codes), message: Schema.String })

/**
 * Body of an error response of the search service: the content of `shopBody` with the field names of the
 * search service (FACT-Finder NG REST v4).
 */
const searchBody = <Reason extends string>(codes: ReadonlyArray<Reason>) =>
  shopBody(codes).pipe(Schema.encodeKeys({ code: "error", message: "errorDescription" }))

/**
 * Makes the error of the port from an error response. Passes on the server's text only if the class has a
 * field for it. Drops the text of `Unavailable`, which may come from a proxy or the maintenance page.
 */
const errorOf = <Reason extends string, Failure extends PortError<Reason>>(
  Port: PortErrorClass<Reason, Failure>,
  reason: Reason,
  message: string,
) =>
  new Port(
    message === "" || reason === "Unavailable" || message === Port.reasons[reason].message
      ? { reason }
      : { reason, answer: message },
  )

const responsesWith =
  (bodyOf: typeof shopBody | typeof searchBody) =>
  <Reason extends string, Failure extends PortError<Reason>>(
    Port: PortErrorClass<Reason, Failure>,
    ...only: ReadonlyArray<NoInfer<Reason>>
  ): ReadonlyArray<ErrorResponse<Failure>> => {
    const reasons = only.length === 0 ? Struct.keys(Port.reasons) : only
    return Array.from(new Set(reasons.map((reason) => Port.reasons[reason].status)), (status) => {
      const codes = reasons.filter((reason) => Port.reasons[reason].status === status)
      const isOfStatus = (value: unknown): value is Failure =>
        value instanceof Port && codes.includes(value.reason)
      return bodyOf(codes).pipe(
        Schema.decodeTo(
          Schema.declare(isOfStatus),
          SchemaTransformation.transform({
            decode: ({ code, message }) => errorOf(Port, code, message),
            encode: ({ message, reason }: Failure) => ({ code: reason, message }),
          }),
        ),
        HttpApiSchema.status(status),
      )
    })
  }

/**
 * Responses for the errors of a port: one schema per status, which decodes to the error class. Handlers fail
 * with the class and clients get it back.
 *
 * @param only the reasons that can occur at an endpoint; all reasons of the class if omitted
 */
export const errorResponses = responsesWith(shopBody)

/** Responses for the errors of a port, with the field names of the search service. */
export const searchErrorResponses = responsesWith(searchBody)
