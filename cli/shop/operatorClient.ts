import { request } from "node:http"
import { Readable } from "node:stream"

import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import type { OperatorAccess } from "@heimwerk/server/settings/operatorSettings.ts"
import * as Effect from "effect/Effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"

import { recordedFetch } from "./calls.ts"
import { RecordedCalls } from "./RecordedCalls.ts"

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

const originOf = ({ host, port }: Extract<OperatorAccess, { via: "port" }>): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`

/**
 * Returns the client of the operator interface of a running shop. The client records its requests. This
 * module is loaded only when a shop runs.
 */
export const operatorClient = Effect.fnUntraced(function* (access: OperatorAccess) {
  const calls = yield* RecordedCalls
  const send = access.via === "socket" ? fetchOver(access.path) : yield* FetchHttpClient.Fetch
  // Each request gets this `fetch`, because a command may replace `fetch` for its requests to the public address.
  const sendRecorded = (client: HttpClient.HttpClient) =>
    HttpClient.transform(client, (response) =>
      Effect.provideService(response, FetchHttpClient.Fetch, recordedFetch(send, calls)),
    )
  return yield* HttpApiClient.make(OperatorApi, {
    baseUrl: access.via === "port" ? originOf(access) : "http://operator",
    transformClient: (client) =>
      sendRecorded(
        access.via === "port"
          ? HttpClient.mapRequest(client, HttpClientRequest.bearerToken(access.token))
          : client,
      ),
  }).pipe(Effect.provide(FetchHttpClient.layer))
})
