import { Effect, Layer, Redacted, Tracer } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { Otlp } from "effect/observability"

import type { Collector } from "../settings/telemetry.ts"
import { routeOf } from "./routeOf.ts"
import { withoutPersonalData } from "./withoutPersonalData.ts"

/** Exports traces, metrics and logs to a collector by OTLP over HTTP. A collector that does not answer delays no visitor. */
export const layer = ({ endpoint, headers }: Collector) => {
  const exported = Otlp.layerJson({
    baseUrl: endpoint,
    headers: Redacted.value(headers),
    resource: { serviceName: "heimwerk" },
    compression: "gzip",
  }).pipe(Layer.provide(FetchHttpClient.layer))
  const named = Layer.succeed(
    HttpMiddleware.SpanNameGenerator,
    ({ method, url }) => `${method} ${routeOf(url, 200)}`,
  )
  return Layer.mergeAll(
    named,
    Layer.effect(Tracer.Tracer, Effect.map(Effect.tracer, withoutPersonalData)),
  ).pipe(Layer.provideMerge(exported))
}
