import { Effect, Layer } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"

import {
  type CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"

/** The longest a receiver may take (quality T-I9). */
const patience = "5 seconds"

const typeOf = ({ form }: CustomerRequest) =>
  form === "feedback" ? "application/json" : "application/x-www-form-urlencoded"

/**
 * Requests to another system: a POST of what the customer sent, to the byte, with the id as `Idempotency-Key` and the form
 * as `X-Form-Id`. An answer of 2xx is a receipt. Redirects are not followed: a request goes where the operator said.
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
            Effect.timeout(patience),
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
