import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"
import {
  type Cookies,
  FetchHttpClient,
  HttpClient,
  type HttpClientError,
  HttpClientRequest,
  type HttpMethod,
} from "effect/http"
import { HttpApiClient } from "effect/http-api"
import * as Ref from "effect/Ref"

import { type Exchange, Recorder } from "./Exchange.ts"

/** A request that is not typed by the contract, for example an invalid request. */
export interface RawRequest {
  readonly method: HttpMethod.HttpMethod
  /** Path with query, without origin. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One visitor of the backend. Visitors share no cookies. */
export interface Visitor {
  /** Typed requests of the whole contract, with the headers that a page of the shop sends. */
  readonly calls: HttpApiClient.ForApi<typeof ShopApi>
  /**
   * Sends a request with the visitor's cookies. Adds no other header, except the content type of a body: by
   * default JSON.
   */
  readonly send: (request: RawRequest) => Effect.Effect<Exchange, HttpClientError.HttpClientError>
  readonly cookies: Effect.Effect<ReadonlyArray<Cookies.Cookie>>
}

/** Time limit of a request. A slower answer is a finding. */
const timeout = "10 seconds"

/** Records each exchange and limits its time. Redirects are not followed, because the contract has no redirects. */
const recorded = (client: HttpClient.HttpClient) =>
  HttpClient.transform(client, (sending, { method }) =>
    sending.pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.die(new Error("Der Shop antwortet nicht innerhalb von 10 Sekunden.")),
      }),
      Effect.tap((response) =>
        Effect.flatMap(Effect.all([Recorder, response.text]), ([record, text]) =>
          Effect.sync(() =>
            record({
              method,
              path: new URL(response.url).pathname,
              status: response.status,
              headers: response.headers,
              text,
            }),
          ),
        ),
      ),
      Effect.provideService(FetchHttpClient.RequestInit, { redirect: "manual" }),
    ),
  )

/** Headers of a command from a page of the shop. Browsers set `origin` themselves, programs must set it. */
export const ownHeaders = (origin: string): Readonly<Record<string, string>> => ({
  "x-requested-with": "XMLHttpRequest",
  origin,
})

/** Makes a visitor who has no cookies yet. */
export const makeVisitor = Effect.fnUntraced(function* (client: HttpClient.HttpClient, origin: string) {
  const cookies = yield* Ref.make<ReadonlyArray<Cookies.Cookie>>([])
  // The origin is added before the cookies are chosen, because the choice depends on the whole address.
  const withCookies = HttpClient.withCookiesRef(recorded(client), cookies).pipe(
    HttpClient.mapRequestInput(HttpClientRequest.prependUrl(origin)),
  )
  const calls = yield* HttpApiClient.makeWith(ShopApi, {
    httpClient: HttpClient.mapRequest(withCookies, HttpClientRequest.setHeaders(ownHeaders(origin))),
  })
  const send = Effect.fnUntraced(function* ({ body, headers = {}, method, path }: RawRequest) {
    const request = HttpClientRequest.make(method)(path, { headers })
    const type = headers["content-type"] ?? "application/json"
    const filled = body === undefined ? request : HttpClientRequest.bodyText(request, body, type)
    const response = yield* withCookies.execute(filled)
    const exchange: Exchange = {
      method,
      path: path.split("?")[0] ?? "",
      status: response.status,
      headers: response.headers,
      text: yield* response.text,
    }
    return exchange
  })
  const visitor: Visitor = { calls, send, cookies: Ref.get(cookies) }
  return visitor
})
