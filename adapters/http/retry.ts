import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { HttpClient, HttpClientError, type HttpClientRequest } from "effect/http"
import * as Schedule from "effect/Schedule"

/** The time a call may take with all its tries. */
const callBudget = "10 seconds"

/** A call within its budget; whatever goes wrong, and a budget that is spent, becomes the port's own error. */
export const withinBudget =
  <E2>(toError: (cause: unknown) => E2, budget: Duration.Input = callBudget) =>
  <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E2, R> =>
    call.pipe(Effect.timeout(budget), Effect.mapError(toError))

/** 100 ms, then 200 ms, each moved by up to a fifth so that clients do not come back in step. */
const pauses = Schedule.exponential("100 millis").pipe(Schedule.jittered)

/** Sending it again cannot have a second effect: it only reads, or it carries a key the server remembers. */
const isRepeatable = ({ headers, method }: HttpClientRequest.HttpClientRequest) =>
  method === "GET" || method === "HEAD" || headers["idempotency-key"] !== undefined

/**
 * Busy answers become errors for the retry and answers again after it: counted on their own, as the framework does it
 * otherwise, errors and busy answers together could make nine tries.
 */
const retried = (client: HttpClient.HttpClient, times: number) =>
  HttpClient.filterOrFail(
    client,
    (response) => !HttpClient.isTransientResponse(response),
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
 * Tries a call up to three times when the network fails or the server is busy (408, 429, 500, 502, 503, 504), waiting at
 * least as long as `Retry-After` says. A state change without a key is tried once. The time limit is the caller's:
 * `withinBudget` over everything, the body included.
 *
 * @param retries how often it is tried again, where that is less
 */
export const withRetries = (client: HttpClient.HttpClient, retries = 2): HttpClient.HttpClient => {
  const retrying = retried(client, retries)
  return HttpClient.transform(client, (once, request) =>
    isRepeatable(request) ? retrying.execute(request) : Effect.suspend(() => once),
  )
}
