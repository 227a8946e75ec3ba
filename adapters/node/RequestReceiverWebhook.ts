import { Effect, Layer } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"

import {
  type CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"

/** Timeout for delivering one request: 5 s (quality T-I9). */
const timeout = "5 seconds"

const typeOf = ({ form }: CustomerRequest) =>
  form === "feedback" ? "application/json" : "application/x-www-form-urlencoded"

/**
 * Posts customers' requests to another system: the stored text unchanged, the id as `Idempotency-Key` and the
 * form as `X-Form-Id`. A 2xx status confirms the delivery. Redirects are not followed, so that requests are
 * sent only to the configured address.
 */
export const layer = (address: string): Layer.Layer<RequestReceiver> =>
  Layer.effect(
    RequestReceiver,
    Effect.map(HttpClient.HttpClient, (client) => ({
      accept: Effect.fn("RequestReceiverWebhook.accept")((request) =>
        HttpClient.filterStatusOk(client)
          .execute(
            HttpClientRequest.post(address).pipe(
              HttpClientRequest.setHeaders({ "idempotency-key": request.id, "x-form-id": request.form }),
              HttpClientRequest.bodyText(request.payload, typeOf(request)),
            ),
          )
          .pipe(
            Effect.timeout(timeout),
            Effect.asVoid,
            Effect.mapError((cause) => new RequestReceiverError({ cause })),
          ),
      ),
    })),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error", credentials: "omit" })),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )
