import { searchChannels } from "@heimwerk/core/hosts.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from "effect/http"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import type * as Schema from "effect/Schema"

import { withRetries } from "../../http/retry.ts"

/** Which instance of FACT-Finder to ask, and as whom. */
export interface FactFinderAddress {
  /** Where the instance is, up to what comes before `/rest/v4`: `https://shop.fact-finder.de/fact-finder`. */
  readonly url: string
  /** Chooses the channels (storefront 3, environments). */
  readonly stage: Stage
  /** Name and password of the instance, where it wants them (HTTP basic). */
  readonly login?: { readonly user: string; readonly password: Redacted.Redacted }
  /** The header a gateway before the instance knows the shop by (storefront 7, client id). */
  readonly clientId?: { readonly header: string; readonly value: string }
}

type Parameters = Readonly<Record<string, string | number | boolean | ReadonlyArray<string> | undefined>>

/** The parts of an address that are asked for, and nothing that could lead out of it. */
const pathOf = (parts: ReadonlyArray<string>) => parts.map(encodeURIComponent).join("/")

const identified =
  ({ clientId, login }: FactFinderAddress) =>
  (request: HttpClientRequest.HttpClientRequest) => {
    const named =
      clientId === undefined ? request : HttpClientRequest.setHeader(request, clientId.header, clientId.value)
    return login === undefined ? named : HttpClientRequest.basicAuth(named, login.user, login.password)
  }

/**
 * The calls of one instance. It is asked by the server while somebody waits for a page, so a call that only reads is tried
 * once more, not twice; an event is sent once, for it would be counted again.
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
      /** The name of a channel in the shop's environment. */
      channel: (kind: SuggestChannel): string => channels[kind],

      get: <S extends Schema.Codec<unknown, unknown>>(
        path: ReadonlyArray<string>,
        urlParams: Parameters,
        answer: S,
      ) =>
        calls
          .execute(HttpClientRequest.get(base + pathOf(path), { urlParams, acceptJson: true }))
          .pipe(Effect.flatMap(HttpClientResponse.schemaBodyJson(answer))),

      post: (path: ReadonlyArray<string>, body: ReadonlyArray<Schema.Json>) =>
        HttpClientRequest.post(base + pathOf(path), { acceptJson: true }).pipe(
          HttpClientRequest.bodyJson(body),
          Effect.flatMap(calls.execute),
          Effect.asVoid,
        ),
    }
  })

/** The instance of FACT-Finder behind catalogue, suggestions and tracking (FACT-Finder NG REST v4). */
export class FactFinder extends Context.Service<FactFinder, Effect.Success<ReturnType<typeof make>>>()(
  "adapters/vendors/factfinder/FactFinder",
) {
  static readonly layer = (address: FactFinderAddress) =>
    Layer.effect(FactFinder, make(address)).pipe(
      Layer.provide(FetchHttpClient.layer),
      Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
    )
}
