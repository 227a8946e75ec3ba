import type { IncomingMessage } from "node:http"

import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Scope } from "effect"
import { HttpMiddleware } from "effect/http"
import type { IpNetwork } from "effect/net"

import { makeApp } from "../app.ts"
import { ClientFiles } from "../files/ClientFiles.ts"
import { isServedAnyway } from "../maintenance/closed.ts"
import { headOf, preflight } from "../security/crossOrigin.ts"
import type { WarmUp } from "../settings/network.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { type Bound, type Listener, requestQueue } from "./listen.ts"
import { makeRefuse } from "./refuse.ts"
import type { WaitingLimit } from "./waitingLimit.ts"
import { limitWaiting } from "./waitingRequests.ts"
import { warmUp } from "./warmUp.ts"

/** Options for serving the shop. */
export interface ServeOptions {
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: ReadonlyArray<IpNetwork.IpNetwork>
  /** How many requests may wait for their answer. The server refuses the others. */
  readonly waitingLimit: WaitingLimit
  /** A listener that handles requests before the shop does: Vite, in development. */
  readonly before?: (listener: Listener) => Listener
  /** When the server warms up. Default: never. */
  readonly warmUp?: WarmUp
}

/** Serves the shop on a port until the scope closes. */
export const serve = Effect.fnUntraced(function* (
  bound: Bound,
  { before, trustedProxies, waitingLimit, warmUp: time = "off" }: ServeOptions,
) {
  const app = yield* makeApp
  const trusting = HttpMiddleware.xForwardedHeaders({ trustedProxies })
  const requests = yield* Scope.fork(yield* Effect.scope)
  const listener: Listener = yield* NodeHttpServer.makeHandler(trusting(app), { scope: requests })
  const queue = requestQueue(before?.(listener) ?? listener)
  const files = yield* ClientFiles
  const settings = yield* Settings
  // A refused preflight would be a network error for the other front end, which could not read when to try again.
  const isNeverRefused = (request: IncomingMessage) =>
    isServedAnyway(files, request.url ?? "/") ||
    (request.method === "OPTIONS" && preflight(headOf(request), settings) !== undefined)
  const warm = warmUp(app, settings.publicOrigin ?? `http://localhost:${bound.port}`)
  if (time === "first") yield* warm
  yield* bound.serve(limitWaiting(queue, yield* makeRefuse, waitingLimit, isNeverRefused))
  if (time === "background") yield* Effect.forkScoped(warm)
}, Effect.provide(NodeHttpServer.layerHttpServices))
