import { createHash, timingSafeEqual } from "node:crypto"

import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { Effect, Layer, Redacted } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { accessLog, pathOf } from "../http/accessLog.ts"
import { errorFallback } from "../security/errorFallback.ts"
import type { OperatorAccess } from "../settings/operatorSettings.ts"
import type { StartProblem } from "../settings/StartProblem.ts"
import * as openMetrics from "../telemetry/openMetrics.ts"
import * as backup from "./backup.ts"
import * as customers from "./customers.ts"
import * as diagnosis from "./diagnosis.ts"
import * as health from "./health.ts"
import { listen } from "./listen.ts"
import * as newsletter from "./newsletter.ts"
import * as orders from "./orders.ts"
import * as support from "./support.ts"

const hashOf = (text: string) => createHash("sha256").update(text).digest()

/**
 * Returns whether a request may use a private socket or port. A socket needs no token, because its file
 * permissions already limit its users.
 */
const isAllowed = (access: OperatorAccess, authorization: string | undefined) =>
  access.via === "socket" ||
  timingSafeEqual(hashOf(authorization ?? ""), hashOf(`Bearer ${Redacted.value(access.token)}`))

const unauthorized = HttpServerResponse.jsonUnsafe(
  { code: "Unauthorized", message: "OPERATOR_TOKEN is missing or wrong." },
  { status: 401, headers: { "www-authenticate": "Bearer" } },
)

/**
 * Logs a failure to listen on the socket, so that a file system without sockets does not stop the shop. A
 * configured port must work.
 */
const optional = <A, R>(listening: Effect.Effect<A, StartProblem, R>) =>
  Effect.catch(listening, ({ message }) => Effect.as(Effect.logWarning(message), undefined))

/** The handlers of all groups of the operators' contract. */
const handlers = (dataDir: string, origin: string) =>
  Layer.mergeAll(
    backup.layer,
    customers.layer(dataDir),
    orders.layer,
    health.layer,
    diagnosis.layer(origin),
    newsletter.layer(origin),
    support.layer(origin),
  )

/**
 * Serves operators on private sockets and ports until the scope closes. Logs one line per request, without
 * personal data.
 *
 * @param origin the address of the shop for visitors
 * @param readGauges reads the gauges before each answer of `/metrics`
 */
export const serveOperators = Effect.fnUntraced(function* (
  accesses: ReadonlyArray<OperatorAccess>,
  dataDir: string,
  origin: string,
  readGauges: Effect.Effect<void>,
) {
  const api = HttpApiBuilder.layer(OperatorApi).pipe(Layer.provide(handlers(dataDir, origin)))
  const router = yield* HttpRouter.toHttpEffect(Layer.merge(api, openMetrics.layer(readGauges)))
  yield* Effect.forEach(accesses, (access) =>
    Effect.gen(function* () {
      const server = yield* access.via === "port" ? listen(access) : optional(listen(access))
      if (server === undefined) return
      const app = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
        (isAllowed(access, request.headers["authorization"])
          ? router.pipe(Effect.catchCause((cause) => errorFallback(request, cause)))
          : Effect.succeed(unauthorized)
        ).pipe((answer) => accessLog(request, answer, pathOf), Effect.annotateLogs({ operator: access.via })),
      )
      server.on("request", yield* NodeHttpServer.makeHandler(app, { scope: yield* Effect.scope }))
    }),
  )
}, Effect.provide(NodeHttpServer.layerHttpServices))
