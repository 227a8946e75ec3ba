import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { PrometheusMetrics } from "effect/observability"

const contentType = "application/openmetrics-text; version=1.0.0; charset=utf-8"

/**
 * Converts text from the Prometheus format to OpenMetrics. OpenMetrics omits `_total` from the name of a family
 * of counters, and requires the last line `# EOF`.
 */
const toOpenMetrics = (text: string) => `${text.replaceAll(/^(# (?:HELP|TYPE) \S+)_total /gmu, "$1 ")}# EOF\n`

/**
 * The route `/metrics` of the private socket or port: all measurements of this process in the format OpenMetrics 1.0.
 *
 * @param readGauges is run before each answer
 */
export const layer = (readGauges: Effect.Effect<void>) =>
  HttpRouter.add(
    "GET",
    "/metrics",
    Effect.map(Effect.andThen(readGauges, PrometheusMetrics.format()), (text) =>
      HttpServerResponse.text(toOpenMetrics(text), { contentType }),
    ),
  )
