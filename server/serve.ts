import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Scope } from "effect"
import { HttpMiddleware } from "effect/http"
import type { IpNetwork } from "effect/net"

import { makeApp } from "./app.ts"
import { listen, type Listener } from "./listen.ts"

/** Where the shop listens and whom it believes. */
export interface ServeOptions {
  readonly host: string
  readonly port: number
  readonly trustedProxies: ReadonlyArray<IpNetwork.IpNetwork>
  /** Put in front of the shop: Vite, in development. */
  readonly before?: (listener: Listener) => Listener
}

/** Serves the shop until the scope closes; answers the port it listens on. */
export const serve = Effect.fnUntraced(function* (options: ServeOptions) {
  const app = yield* makeApp
  const trusting = HttpMiddleware.xForwardedHeaders({ trustedProxies: options.trustedProxies })
  const scope = yield* Effect.scope
  const requests = yield* Scope.fork(scope)
  const listener: Listener = yield* NodeHttpServer.makeHandler(trusting(app), { scope: requests })
  return yield* listen(options.before?.(listener) ?? listener, options.host, options.port)
}, Effect.provide(NodeHttpServer.layerHttpServices))
