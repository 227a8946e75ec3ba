import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

import { Effect } from "effect"

import { Draining } from "./Draining.ts"
import { StartProblem } from "./StartProblem.ts"

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

const explain = (error: NodeJS.ErrnoException, host: string, port: number) => {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} on ${host} is already in use. Stop the other program or choose another port with PORT.`
  }
  if (error.code === "EACCES") return `Listening on port ${port} is not allowed. Choose a port above 1023 with PORT.`
  return `The server cannot listen on ${host}:${port}. Check HOST and PORT.`
}

const open = (server: Server, host: string, port: number) =>
  Effect.callback<number, StartProblem>((resume) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new StartProblem({ message: explain(cause, host, port), cause }))),
    )
    server.listen({ host, port }, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })

/** Answers tell clients to leave their connection for this long, before nobody is let in any more. */
const farewell = "300 millis"

/** The longest the last answers may take. */
const drainLimit = "10 seconds"

/**
 * Stops without breaking a request: for a moment everybody is still answered, with the advice to come back on a new
 * connection, so that no kept connection is cut under a request on its way (quality T-D9); then nobody new gets in, the
 * answers under way are finished, and after ten seconds at most the rest is cut.
 */
const close = (server: Server, draining: Draining["Service"]) =>
  Effect.gen(function* () {
    draining.begin()
    yield* Effect.sleep(farewell)
    const closed = Effect.callback<void>((resume) => {
      server.close(() => resume(Effect.void))
      server.closeIdleConnections()
    })
    yield* Effect.timeoutOrElse(closed, {
      duration: drainLimit,
      orElse: () => Effect.sync(() => server.closeAllConnections()),
    })
  })

/** Listens until the scope closes; answers the port it got. Slow senders are cut after 30 seconds (quality T-D13). */
export const listen = Effect.fnUntraced(function* (listener: Listener, host: string, port: number) {
  const draining = yield* Draining
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 }, listener)
  return yield* Effect.acquireRelease(open(server, host, port), () => close(server, draining))
})
