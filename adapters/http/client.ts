import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

import type { Channel } from "./contract/search/api.ts"
import { withRetries } from "./retry.ts"
import { pageApi } from "./ShopApi.ts"

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
 * With the cookies of the shop. A change goes on when the page that asked for it is left: the answer to a first one brings the
 * session, and without it what was laid aside would be nobody's. Browsers carry 64 KiB that way; the shop takes no larger bodies.
 */
const forBrowsers = (client: HttpClient.HttpClient) =>
  HttpClient.transform(client, (call, { method }) =>
    Effect.provideService(call, FetchHttpClient.RequestInit, {
      credentials: "include",
      keepalive: method !== "GET",
    }),
  )

/** What every call to a shop carries, whichever part of the contract it is of. */
export const clientOptions = ({ origin }: ShopAddress) => ({
  baseUrl: origin,
  transformClient: (client: HttpClient.HttpClient) =>
    withRetries(forBrowsers(client)).pipe(
      HttpClient.mapRequest((request) =>
        request.pipe(
          HttpClientRequest.acceptJson,
          HttpClientRequest.setHeader("X-Requested-With", "XMLHttpRequest"),
          // A browser sends its own and drops this one; the command line has no other way to say where it belongs.
          HttpClientRequest.setHeader("Origin", new URL(origin).origin),
        ),
      ),
    ),
})

/** A client over `fetch`. */
export const overFetch = <Client>(client: Layer.Layer<Client, never, HttpClient.HttpClient>) =>
  client.pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )

/** The typed calls of the contract for one shop. */
const make = (address: ShopAddress) =>
  HttpApiClient.make(pageApi, clientOptions(address)).pipe(
    Effect.map((calls) => {
      const turn = Semaphore.makeUnsafe(1)
      return {
        calls,
        brand: address.brand,
        channel: address.channel ?? ("cirax" as const),
        /**
         * Changes of basket and wishlist are sent one after the other: two first ones side by side would start two sessions,
         * and what one of them laid aside would be lost.
         */
        inTurn: <A, E>(change: Effect.Effect<A, E>) => turn.withPermit(change),
      }
    }),
  )

/** The shop behind the HTTP adapters; browser and Node alike, over `fetch`. */
export class ShopClient extends Context.Service<ShopClient, Effect.Success<ReturnType<typeof make>>>()(
  "adapters/http/ShopClient",
) {
  static readonly layer = (address: ShopAddress) => overFetch(Layer.effect(ShopClient, make(address)))
}
