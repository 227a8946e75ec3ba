import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

import { Effect } from "effect"

import { Draining } from "./Draining.ts"
import { StartProblem } from "../settings/StartProblem.ts"

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

const explain = (error: NodeJS.ErrnoException, host: string, port: number) => {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} on ${host} is already in use. Stop the other program or choose another port with PORT.`
  }
  if (error.code === "EACCES")
    return `Listening on port ${port} is not allowed. Choose a port above 1023 with PORT.`
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

/** Before the shop is ready: come back in a moment. */
const notYet: Listener = (_request, response) => {
  response.writeHead(503, {
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "2",
    connection: "close",
  })
  response.end("Der Shop startet gerade. Bitte versuche es gleich noch einmal.\n")
}

/** Answers tell clients to leave their connection for this long, before nobody is let in any more. */
const farewell = "300 millis"

/** The longest the last answers may take. */
const drainLimit = "10 seconds"

/**
 * Stops without breaking a request: for a moment everybody is still answered, with the advice to come back on a new
 * connection, so that no kept connection is cut under a request on its way (quality T-D9); then nobody new gets in, the
 * answers under way are finished, and after ten seconds at most the rest is cut.
 */
const drain = (server: Server, draining: Draining["Service"]) =>
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

/**
 * Takes the port before anything that lasts, so that a port in use is told at once; until `serve` everybody is asked to
 * come back. The port is given back when the scope closes. Slow senders are cut after 30 seconds (quality T-D13).
 */
export const bind = Effect.fnUntraced(function* (host: string, port: number) {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 },
    notYet,
  )
  const bound = yield* Effect.acquireRelease(open(server, host, port), () =>
    Effect.sync(() => {
      server.close()
      server.closeAllConnections()
    }),
  )
  const serve = Effect.fnUntraced(function* (listener: Listener) {
    const draining = yield* Draining
    server.off("request", notYet)
    server.on("request", listener)
    yield* Effect.addFinalizer(() => drain(server, draining))
  })
  return { port: bound, serve }
})

/** A port that is taken; `serve` lets requests through to the shop until its scope closes. */
export type Bound = Effect.Success<ReturnType<typeof bind>>
