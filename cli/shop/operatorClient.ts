import { request } from "node:http"
import { Readable } from "node:stream"

import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"

import type { OperatorPlace } from "./runningShop.ts"

const headersOf = (all: NodeJS.Dict<string | ReadonlyArray<string>>) =>
  Object.entries(all).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )

/** Makes a `fetch` that sends requests over a Unix socket, which Node's own `fetch` cannot do. */
const fetchOver =
  (socketPath: string): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init)
    const body = Buffer.from(await asked.arrayBuffer())
    const { pathname, search } = new URL(asked.url)
    return new Promise((resolve, reject) => {
      const headers = { ...Object.fromEntries(asked.headers), "content-length": body.length }
      const sent = request(
        { socketPath, path: pathname + search, method: asked.method, headers },
        (answer) => {
          const stream = Readable.toWeb(answer)
          resolve(
            new Response(stream, { status: answer.statusCode ?? 500, headers: headersOf(answer.headers) }),
          )
        },
      )
      sent.once("error", reject)
      sent.end(body)
    })
  }

/**
 * Returns the client of the operator interface of a running shop. This module is loaded only when a shop
 * runs.
 */
export const operatorClient = (place: OperatorPlace) =>
  HttpApiClient.make(OperatorApi, {
    baseUrl: place.kind === "port" ? place.origin : "http://operator",
    ...(place.kind === "port"
      ? { transformClient: HttpClient.mapRequest(HttpClientRequest.bearerToken(place.token)) }
      : {}),
  }).pipe(
    Effect.provide(FetchHttpClient.layer),
    place.kind === "socket"
      ? Effect.provideService(FetchHttpClient.Fetch, fetchOver(place.path))
      : (client) => client,
  )
