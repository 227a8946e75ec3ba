import { randomUUID } from "node:crypto"

import { Effect, Layer, Redacted, Tracer } from "effect"
import { FetchHttpClient, HttpMiddleware } from "effect/http"
import { Otlp } from "effect/observability"

import type { Collector } from "../settings/telemetry.ts"
import { routeOf } from "./routeOf.ts"
import { withoutPersonalData } from "./withoutPersonalData.ts"

/**
 * Exports traces, metrics and logs to a collector by OTLP over HTTP. A collector that does not answer delays no
 * visitor. Each process has a random `service.instance.id`, so that the collector keeps the series of two servers apart.
 */
export const layer = ({ endpoint, headers }: Collector) => {
  const exported = Otlp.layerJson({
    baseUrl: endpoint,
    headers: Redacted.value(headers),
    resource: { serviceName: "heimwerk", attributes: { "service.instance.id": randomUUID() } },
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
