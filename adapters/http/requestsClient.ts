import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpApiClient } from "effect/http-api"
import * as Layer from "effect/Layer"

import { clientOptions, overFetch, type ShopAddress } from "./client.ts"
import { requestsApi } from "./ShopApi.ts"

const make = (address: ShopAddress) =>
  Effect.map(HttpApiClient.make(requestsApi, clientOptions(address)), (calls) => ({
    calls,
    brand: address.brand,
  }))

/** The part of a shop that takes requests, feedback and bot checks; a page gets it with what is opened. */
export class RequestsClient extends Context.Service<
  RequestsClient,
  Effect.Success<ReturnType<typeof make>>
>()("adapters/http/RequestsClient") {
  static readonly layer = (address: ShopAddress) => overFetch(Layer.effect(RequestsClient, make(address)))
}
