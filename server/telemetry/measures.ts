import type { PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { Clock, Effect, Metric } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { Maintenance } from "../maintenance/Maintenance.ts"
import { routeOf } from "./routeOf.ts"

/** Upper bounds of the histogram of request durations, in seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requests = Metric.histogram("http_server_request_duration_seconds", {
  description: "Time from the arrival of a request to the beginning of its answer.",
  boundaries,
})

const refusals = Metric.counter("heimwerk_refusals_total", {
  description: "Requests that were refused before their work began, by reason.",
  incremental: true,
})

const orders = Metric.counter("heimwerk_orders_placed_total", {
  description: "Orders that this process has accepted, by payment method.",
  incremental: true,
})

const orderProblems = Metric.counter("heimwerk_orders_refused_total", {
  description: "Orders that were not accepted, by reason. OfferChanged: stock, price or promise had changed.",
  incremental: true,
})

/**
 * Measures a request: its method, the route without identifiers, the status and the seconds until the answer
 * began. A 503 during maintenance is counted as a refusal instead, because an alert on failed requests would
 * otherwise report a shop that its operators have closed.
 */
export const measured = <E, R>(
  { method, url }: HttpServerRequest.HttpServerRequest,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
) =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeNanos
    const response = yield* answer
    const seconds = Number((yield* Clock.currentTimeNanos) - start) / 1e9
    const { status } = response
    if (status === 503 && (yield* (yield* Maintenance).isOn)) {
      yield* countRefusal("Maintenance")
      return response
    }
    const attributes = { method, route: routeOf(url, status), status: String(status) }
    yield* Metric.update(Metric.withAttributes(requests, attributes), seconds)
    return response
  })

/**
 * Counts a refused request. `reason` comes from a fixed list, because each reason makes a separate time series.
 */
export const countRefusal = (reason: string) => Metric.update(Metric.withAttributes(refusals, { reason }), 1)

/**
 * Publishes the number 0 for a reason of refusals. Without it, the first refusal would begin its series with 1, and an
 * alert on the increase would miss it.
 */
export const publishRefusals = (reason: string) =>
  Metric.update(Metric.withAttributes(refusals, { reason }), 0)

/**
 * Publishes the number 0 for each payment method. Without it, the first order of a method would begin its series with 1,
 * and an alert on the increase would miss it.
 */
export const publishOrderCounts = Effect.forEach(
  PaymentMethod.literals,
  (payment) => Metric.update(Metric.withAttributes(orders, { payment }), 0),
  { discard: true },
)

/**
 * Counts an accepted order by its payment method, and a refused one by the reason. A repeated request counts
 * again, although it places no second order.
 */
export const countOrder = <E extends { readonly reason: string }, R>(
  place: Effect.Effect<PlacedOrder, E, R>,
): Effect.Effect<PlacedOrder, E, R> =>
  place.pipe(
    Effect.tap(({ order: { payment } }) => Metric.update(Metric.withAttributes(orders, { payment }), 1)),
    Effect.tapError(({ reason }) => Metric.update(Metric.withAttributes(orderProblems, { reason }), 1)),
  )
