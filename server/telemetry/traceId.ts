import { randomUUID } from "node:crypto"

import { Effect, Option, Tracer } from "effect"
import { type HttpServerRequest, HttpTraceContext } from "effect/http"

/**
 * Adds a trace id of 32 hexadecimal digits to every log line of a request: the id of the exported trace, or of the
 * request's `traceparent` header, or a random one. So an operator finds all lines of a request that a customer or a
 * program reports.
 */
export const withTraceId =
  ({ headers }: HttpServerRequest.HttpServerRequest) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Effect.serviceOption(Tracer.ParentSpan), (span) => {
      const known = Option.orElse(span, () => HttpTraceContext.fromHeaders(headers))
      const trace = Option.match(known, {
        onNone: () => randomUUID().replaceAll("-", ""),
        onSome: ({ traceId }) => traceId,
      })
      return Effect.annotateLogs(work, { trace })
    })
