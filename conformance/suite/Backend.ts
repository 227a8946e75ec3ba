import * as Effect from "effect/Effect"
import { HttpClient } from "effect/http"

import type { CheckOptions } from "./CheckOptions.ts"
import { type Exchange } from "./Exchange.ts"
import { makeSamples, type Samples } from "./samples.ts"
import { makeVisitor, ownHeaders, type Visitor } from "./Visitor.ts"

/** The backend under test. `calls` and `send` send the requests of a visitor without a session. */
export interface Backend extends Visitor {
  readonly origin: string
  readonly brand: string
  readonly channel: NonNullable<CheckOptions["channel"]>
  /** Makes a new visitor without cookies. */
  readonly newVisitor: Effect.Effect<Visitor>
  /** Markets and articles of the backend, which the checks use as input. */
  readonly samples: Samples
}

/** Makes the client of a backend. Sends no request itself. */
export const makeBackend = Effect.fnUntraced(function* ({
  brand,
  channel = "cirax",
  origin: address,
}: CheckOptions) {
  const client = yield* HttpClient.HttpClient
  const { origin } = new URL(address)
  const newVisitor = makeVisitor(client, origin)
  const visitor = yield* newVisitor
  const samples = yield* makeSamples(visitor.calls, channel)
  const backend: Backend = { ...visitor, origin, brand, channel, newVisitor, samples }
  return backend
})

/** Returns the path of an operation with values for its parameters. Fills in the backend's brand and channel. */
export const pathOf = (
  { brand, channel }: Pick<Backend, "brand" | "channel">,
  { path }: { readonly path: string },
  params: Readonly<Record<string, string>> = {},
): string =>
  path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent({ brand, channel, ...params }[name] ?? ""),
  )

/**
 * Sends a command with the headers that a page of the shop sends. A body that is a text is sent unchanged. Every other
 * body is sent as JSON.
 */
export const command = (
  { origin }: Pick<Backend, "origin">,
  { send }: Pick<Visitor, "send">,
  request: {
    readonly method: "POST" | "PUT" | "DELETE"
    readonly path: string
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
  },
): ReturnType<Visitor["send"]> =>
  send({
    method: request.method,
    path: request.path,
    headers: { ...ownHeaders(origin), ...request.headers },
    ...(request.body === undefined
      ? {}
      : { body: typeof request.body === "string" ? request.body : JSON.stringify(request.body) }),
  })

/** Returns a finding unless an answer has the expected status. */
export const expectStatus = (
  { method, path, status }: Exchange,
  expected: number,
  request: string,
): ReadonlyArray<string> =>
  status === expected
    ? []
    : [`${method} ${path} ${request}: Der Status ist ${status}, erwartet ist ${expected}.`]
