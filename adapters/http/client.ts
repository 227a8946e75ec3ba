import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApi, HttpApiClient, type HttpApiGroup } from "effect/http-api"
import * as Layer from "effect/Layer"

import type { Channel } from "./contract/search/api.ts"
import { withRetries } from "./retry.ts"

/** Address of the shop that the adapters call. */
export interface ShopAddress {
  /** Scheme, host and port, for example `https://shop.example`. */
  readonly origin: string
  /** Name of the brand in the paths of basket and wishlist. */
  readonly brand: string
  /** The search channel of the environment. Default: the channel of `local`. */
  readonly channel?: Channel
}

/**
 * Sends the shop's cookies with a request. `keepalive` lets a change finish after the visitor leaves the
 * page. Otherwise the session cookie in the answer to the first change, and with it the new basket, could be
 * lost. Browsers and the shop limit the bodies of such requests to 64 KiB.
 */
const forBrowsers = (client: HttpClient.HttpClient) =>
  HttpClient.transform(client, (call, { method }) =>
    Effect.provideService(call, FetchHttpClient.RequestInit, {
      credentials: "include",
      keepalive: method !== "GET",
    }),
  )

const make = ({ brand, channel = "cirax", origin }: ShopAddress) =>
  Effect.map(HttpClient.HttpClient, (client) => ({
    brand,
    channel,
    origin,
    httpClient: withRetries(forBrowsers(client)).pipe(
      HttpClient.mapRequest((request) =>
        request.pipe(
          HttpClientRequest.acceptJson,
          HttpClientRequest.setHeader("X-Requested-With", "XMLHttpRequest"),
          // Browsers overwrite the header `origin`. Command-line clients send no origin unless it is set
          // here.
          HttpClientRequest.setHeader("Origin", new URL(origin).origin),
        ),
      ),
    ),
  }))

/**
 * The HTTP client of one shop, in browsers and in Node. It uses `fetch` and knows no endpoints: see
 * `clientOf`.
 */
export class ShopClient extends Context.Service<ShopClient, Effect.Success<ReturnType<typeof make>>>()(
  "adapters/http/ShopClient",
) {
  static readonly layer = (address: ShopAddress) =>
    Layer.effect(ShopClient, make(address)).pipe(
      Layer.provide(FetchHttpClient.layer),
      Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
    )
}

/**
 * Returns the typed calls of some groups of the HTTP contract. Each adapter names its groups, so that
 * importing it loads no others.
 */
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
