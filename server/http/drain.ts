import type { Server } from "node:http"
import { Server as TcpServer } from "node:net"

import { type Duration, Effect } from "effect"

import type { Draining } from "./Draining.ts"

/** Maximum time that pending requests get at shutdown. */
const drainLimit = "10 seconds"

/**
 * How long an open connection may wait for its next request after the delay. The bytes of a
 * request may be on their way. A proxy cannot repeat a POST whose connection was reset.
 */
const idleLimit = "200 millis"

/** Maximum duration of a turn of the event loop that counts as quiet, in ms. */
const quietMillis = 0.2

/** Maximum time to wait for a quiet turn, in ms. It is shorter than `idleLimit`. */
const quietWithin = 150

/**
 * Stops listening, and ends when all connections have ended. Unlike `close` of an HTTP server, it closes no idle
 * connection. The system resets connections that wait at the port at this moment. So the function waits for a short
 * turn of the event loop that accepts no connection, for at most 150 ms. Each turn accepts one connection at most.
 */
export const stopListening = (server: Server) =>
  Effect.callback<void>((resume) => {
    let accepted = 0
    const count = () => void (accepted += 1)
    const started = performance.now()
    const wait = (acceptedBefore: number, since: number) =>
      setImmediate(() => {
        const now = performance.now()
        const isQuiet = accepted === acceptedBefore && now - since < quietMillis
        if (!isQuiet && now - started < quietWithin) return void wait(accepted, now)
        server.off("connection", count)
        TcpServer.prototype.close.call(server, () => resume(Effect.void))
      })
    server.on("connection", count)
    wait(accepted, -Infinity)
  })

/**
 * Shuts down without breaking a request (quality T-D9). First the readiness check answers 503, so that the proxy
 * sends new requests elsewhere, and every response closes its connection. The server still accepts requests for
 * the delay, because the proxy notices late. Then it stops listening, closes idle connections 200 ms later, and gives
 * pending requests up to 10 s.
 */
export const drain = (server: Server, draining: Draining["Service"], delay: Duration.Duration) =>
  Effect.gen(function* () {
    draining.begin()
    yield* Effect.sleep(delay)
    const closeIdle = Effect.andThen(
      Effect.sleep(idleLimit),
      Effect.sync(() => server.close()),
    )
    const ended = Effect.raceFirst(stopListening(server), Effect.andThen(closeIdle, Effect.never))
    yield* Effect.timeoutOrElse(ended, {
      duration: drainLimit,
      orElse: () => Effect.sync(() => server.closeAllConnections()),
    })
  })
