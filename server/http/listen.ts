import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

import { Duration, Effect } from "effect"

import { Draining } from "./Draining.ts"
import { drain, stopListening } from "./drain.ts"
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

/**
 * How many new connections may wait until the server accepts them. With Node's 511, a burst lost connections, which
 * clients try again only after 1, 3 and 7 s. Linux keeps at most `net.core.somaxconn`, 4096 by default.
 */
const backlog = 4096

const open = (server: Server, host: string, port: number) =>
  Effect.callback<number, StartProblem>((resume) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new StartProblem({ message: explain(cause, host, port), cause }))),
    )
    server.listen({ host, port, backlog }, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })

/** Answers every request with 503 until the shop is ready. */
const notYet: Listener = (_request, response) => {
  response.writeHead(503, {
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "2",
    connection: "close",
  })
  response.end("Der Shop startet gerade. Bitte versuche es gleich noch einmal.\n")
}

/** Gives clients the time to close their connections. */
const defaultShutdownDelay = Duration.millis(300)

const defaultKeepAlive = Duration.seconds(5)

interface BindOptions {
  /**
   * How long a connection stays open on which no request runs. Default: 5 s. A proxy that keeps it longer may send a
   * request while the server closes it.
   */
  readonly keepAlive?: Duration.Duration
  /** How long the server keeps listening after the shutdown signal. Default: 300 ms. */
  readonly shutdownDelay?: Duration.Duration
  /** Whether connections are refused until `serve` runs. By default, every request gets 503 until then. */
  readonly refusesEarly?: boolean
}

/**
 * Binds the port before anything is written, so that a port that is already in use is reported at once.
 * `serve` passes requests to the shop. The port closes with the scope. Clients that need more than 10 s
 * for the headers of a request, or 30 s for the whole request, are disconnected at most 5 s later (quality T-D13).
 */
export const bind = Effect.fnUntraced(function* (
  host: string,
  port: number,
  {
    keepAlive = defaultKeepAlive,
    refusesEarly = false,
    shutdownDelay = defaultShutdownDelay,
  }: BindOptions = {},
) {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: Duration.toMillis(keepAlive),
      // By default Node looks for slow requests only every 30 s.
      connectionsCheckingInterval: 5_000,
      // Reads all headers with the same name. By default Node keeps only the first of two headers such as Host,
      // which hides the second from checks.
      joinDuplicateHeaders: true,
    },
    notYet,
  )
  const bound = yield* Effect.acquireRelease(open(server, host, port), () =>
    Effect.sync(() => {
      server.close()
      server.closeAllConnections()
    }),
  )
  if (refusesEarly) yield* stopListening(server)
  const serve = Effect.fnUntraced(function* (listener: Listener) {
    const draining = yield* Draining
    server.off("request", notYet)
    server.on("request", listener)
    if (refusesEarly) yield* open(server, host, bound)
    yield* Effect.addFinalizer(() => drain(server, draining, shutdownDelay))
  })
  return { port: bound, serve }
})

/** A bound port. `serve` passes requests to the shop until its scope closes. */
export type Bound = Effect.Success<ReturnType<typeof bind>>

/** Maximum number of requests started in one turn of the event loop. */
export const maxStartsPerTurn = 8

/**
 * Starts at most `maxStartsPerTurn` requests in each turn of the event loop. A hundred requests that start in
 * one turn would delay all other visitors (quality T-S5). A single request starts at once. Requests start in
 * the order of their arrival.
 *
 * @param nextTurn runs a callback in the next turn of the event loop
 */
export const requestQueue = (
  listener: Listener,
  nextTurn: (turn: () => void) => unknown = setImmediate,
): Listener => {
  const waiting: Array<() => void> = []
  let places = maxStartsPerTurn
  const turn = () => {
    places = maxStartsPerTurn
    for (const begin of waiting.splice(0, maxStartsPerTurn)) {
      places -= 1
      begin()
    }
    if (places < maxStartsPerTurn) nextTurn(turn)
  }
  return (request, response) => {
    const begin = () => listener(request, response)
    if (places === 0) return void waiting.push(begin)
    if (places === maxStartsPerTurn) nextTurn(turn)
    places -= 1
    begin()
  }
}
