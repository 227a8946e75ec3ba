import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpApiClient } from "effect/http-api"
import * as Layer from "effect/Layer"

import { clientOptions, overFetch, type ShopAddress } from "./client.ts"
import { customersApi } from "./ShopApi.ts"

const make = (address: ShopAddress) =>
  Effect.map(HttpApiClient.make(customersApi, clientOptions(address)), (calls) => ({
    calls,
    brand: address.brand,
  }))

/** The part of a shop that knows customers; a page gets it with what is opened. */
export class CustomersClient extends Context.Service<
  CustomersClient,
  Effect.Success<ReturnType<typeof make>>
>()("adapters/http/CustomersClient") {
  static readonly layer = (address: ShopAddress) => overFetch(Layer.effect(CustomersClient, make(address)))
}
