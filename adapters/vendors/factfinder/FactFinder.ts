import { searchChannels } from "@heimwerk/core/hosts.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import { withoutNulls } from "../../client/reading/plain/withoutNulls.ts"
import { withRetries } from "../../http/retry.ts"

/** Address and credentials of a FACT-Finder instance. */
export interface FactFinderAddress {
  /** Base address of the instance, without `/rest/v4`: `https://shop.fact-finder.de/fact-finder`. */
  readonly url: string
  /** The stage of the shop. It selects the channels of the instance (storefront 3, environments). */
  readonly stage: Stage
  /** User name and password for instances that require HTTP basic authentication. */
  readonly login?: { readonly user: string; readonly password: Redacted.Redacted }
  /** The header that identifies the shop to a gateway in front of the instance (storefront 7, client id). */
  readonly clientId?: { readonly header: string; readonly value: string }
}

type Parameters = Readonly<Record<string, string | number | boolean | ReadonlyArray<string> | undefined>>

/** Joins the parts of a path. Encodes each part, so that a part cannot change the structure of the path. */
const pathOf = (parts: ReadonlyArray<string>) => parts.map(encodeURIComponent).join("/")

const identified =
  ({ clientId, login }: FactFinderAddress) =>
  (request: HttpClientRequest.HttpClientRequest) => {
    const named =
      clientId === undefined ? request : HttpClientRequest.setHeader(request, clientId.header, clientId.value)
    return login === undefined ? named : HttpClientRequest.basicAuth(named, login.user, login.password)
  }

/**
 * The calls of one instance. A read is retried only once, because a page waits for it. An event is never
 * retried, because it would be counted twice.
 */
const make = (address: FactFinderAddress) =>
  Effect.map(HttpClient.HttpClient, (client) => {
    const calls = withRetries(client, 1).pipe(
      HttpClient.mapRequest(identified(address)),
      HttpClient.filterStatusOk,
    )
    const channels = searchChannels(address.stage)
    const base = `${address.url.replace(/\/+$/u, "")}/rest/v4/`
    return {
      /** Returns the name of the channel with products or with content, in the shop's stage. */
      channel: (kind: SuggestChannel): string => channels[kind],

      /** Reads an answer. Null means missing. */
      get: <S extends Schema.Codec<unknown, unknown>>(
        path: ReadonlyArray<string>,
        urlParams: Parameters,
        answer: S,
      ) =>
        calls.execute(HttpClientRequest.get(base + pathOf(path), { urlParams, acceptJson: true })).pipe(
          Effect.flatMap(({ json }) => json),
          Effect.flatMap((body) => Schema.decodeUnknownEffect(answer)(withoutNulls(body))),
        ),

      post: (path: ReadonlyArray<string>, body: ReadonlyArray<Schema.Json>) =>
        HttpClientRequest.post(base + pathOf(path), { acceptJson: true }).pipe(
          HttpClientRequest.bodyJson(body),
          Effect.flatMap(calls.execute),
          Effect.asVoid,
        ),
    }
  })

/** The FACT-Finder instance behind catalogue, suggestions and tracking (FACT-Finder NG REST v4). */
export class FactFinder extends Context.Service<FactFinder, Effect.Success<ReturnType<typeof make>>>()(
  "adapters/vendors/factfinder/FactFinder",
) {
  static readonly layer = (address: FactFinderAddress) =>
    Layer.effect(FactFinder, make(address)).pipe(
      Layer.provide(FetchHttpClient.layer),
      Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
    )
}
