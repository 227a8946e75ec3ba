import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApi, HttpApiClient, type HttpApiGroup } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

import type { Channel } from "./contract/search/api.ts"
import { withRetries } from "./retry.ts"

/** Which shop to talk to. */
export interface ShopAddress {
  /** Scheme, host and port, for example `https://shop.example`. */
  readonly origin: string
  /** The brand in the paths of the basket. */
  readonly brand: string
  /** The search channel of the environment; the local one when left out. */
  readonly channel?: Channel
}

/**
 * Sends the cookies of the shop. `keepalive` lets a change finish when the visitor leaves the page: the answer to a visitor's first
 * change sets the session cookie, without which the new basket is lost. Browsers limit such bodies to 64 KiB, and so does the shop.
 */
const forBrowsers = (client: HttpClient.HttpClient) =>
  HttpClient.transform(client, (call, { method }) =>
    Effect.provideService(call, FetchHttpClient.RequestInit, {
      credentials: "include",
      keepalive: method !== "GET",
    }),
  )

const make = ({ brand, channel = "cirax", origin }: ShopAddress) =>
  Effect.map(HttpClient.HttpClient, (client) => {
    const turn = Semaphore.makeUnsafe(1)
    return {
      brand,
      channel,
      origin,
      httpClient: withRetries(forBrowsers(client)).pipe(
        HttpClient.mapRequest((request) =>
          request.pipe(
            HttpClientRequest.acceptJson,
            HttpClientRequest.setHeader("X-Requested-With", "XMLHttpRequest"),
            // A browser replaces this header by its own; the command line has no other way to send an origin.
            HttpClientRequest.setHeader("Origin", new URL(origin).origin),
          ),
        ),
      ),
      /**
       * Sends the changes of basket, wishlist and login one after the other. Two parallel first changes would start two sessions, and
       * one of them would be lost.
       */
      inTurn: <A, E>(change: Effect.Effect<A, E>) => turn.withPermit(change),
    }
  })

/** A shop that HTTP adapters call, in browsers and in Node, with `fetch`. It knows no endpoint: see `clientOf`. */
export class ShopClient extends Context.Service<ShopClient, Effect.Success<ReturnType<typeof make>>>()(
  "adapters/http/ShopClient",
) {
  static readonly layer = (address: ShopAddress) =>
    Layer.effect(ShopClient, make(address)).pipe(
      Layer.provide(FetchHttpClient.layer),
      Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
    )
}

/** The typed calls of some groups of the contract. An adapter names its own groups, so that importing it loads no other. */
export const clientOf = <
  const Groups extends readonly [HttpApiGroup.Constraint, ...Array<HttpApiGroup.Constraint>],
>(
  ...groups: Groups
) =>
  Effect.flatMap(ShopClient, ({ httpClient, origin, ...shop }) =>
    Effect.map(
      HttpApiClient.makeWith(HttpApi.make("shop").add(...groups), { httpClient, baseUrl: origin }),
      (calls) => ({ ...shop, calls }),
    ),
  )
