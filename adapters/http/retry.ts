import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { HttpClient, HttpClientError, type HttpClientRequest } from "effect/http"
import * as Schedule from "effect/Schedule"

import { isBusy } from "../client/connection/fetchWithRetries.ts"

/** Time limit of an HTTP call, including all its attempts. */
const callBudget = "10 seconds"

/**
 * Limits the time of a call, by default to 10 seconds. Turns every failure, and a timeout, into the error of
 * the port.
 */
export const withinBudget =
  <E2>(toError: (cause: unknown) => E2, budget: Duration.Input = callBudget) =>
  <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E2, R> =>
    call.pipe(Effect.timeout(budget), Effect.mapError(toError))

/**
 * Waits 100 ms before the first retry and 200 ms before the second. Each wait varies by up to 20 %, so that
 * clients do not retry at the same time.
 */
const pauses = Schedule.exponential("100 millis").pipe(Schedule.jittered)

/** Returns whether retrying a request is safe: its method only reads, or it has an idempotency key. */
const isRepeatable = ({ headers, method }: HttpClientRequest.HttpClientRequest) =>
  method === "GET" || method === "HEAD" || headers["idempotency-key"] !== undefined

/**
 * Turns busy answers into errors for the retry, and back into answers afterwards. Otherwise the framework
 * counts errors and busy answers separately and makes up to nine attempts.
 */
const retried = (client: HttpClient.HttpClient, times: number) =>
  HttpClient.filterOrFail(
    client,
    (response) => !isBusy(response.status),
    (response) =>
      new HttpClientError.HttpClientError({
        reason: new HttpClientError.StatusCodeError({ request: response.request, response }),
      }),
  ).pipe(
    HttpClient.retryTransient({ retryOn: "errors-only", schedule: pauses, times }),
    HttpClient.transformResponse(
      Effect.catch((error) =>
        error.reason._tag === "StatusCodeError" ? Effect.succeed(error.reason.response) : Effect.fail(error),
      ),
    ),
  )

/**
 * Repeats a call up to `retries` times if the network fails or the server is busy (408, 429, 500, 502, 503,
 * 504). Waits at least as long as `Retry-After` says. A change without an idempotency key is sent once. The
 * caller sets a time limit with `withinBudget`, which includes reading the body.
 *
 * @param retries the maximum number of retries, 2 by default
 */
export const withRetries = (client: HttpClient.HttpClient, retries = 2): HttpClient.HttpClient => {
  const retrying = retried(client, retries)
  return HttpClient.transform(client, (once, request) =>
    isRepeatable(request) ? retrying.execute(request) : once,
  )
}
