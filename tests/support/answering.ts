import { createServer, type IncomingMessage } from "node:http"

import { Effect, type Scope } from "effect"

/** A received request. */
export interface Came {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

/** The response to a request; `"never"` sends none. */
export type Says = "never" | { readonly status: number; readonly body?: string; readonly location?: string }

/**
 * A local HTTP server that stands in for a third party: it answers as configured and records all requests.
 */
export const answering = (
  says: (came: Came) => Says,
): Effect.Effect<{ readonly origin: string; readonly came: ReadonlyArray<Came> }, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.callback<{ readonly port: number; readonly came: Array<Came>; readonly stop: () => void }>(
        (resume) => {
          const came: Array<Came> = []
          const server = createServer((request, response) => {
            const chunks: Array<Buffer> = []
            request.on("data", (chunk: Buffer) => chunks.push(chunk))
            request.on("end", () => {
              const { headers, method = "", url = "" } = request
              const one = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") }
              came.push(one)
              const answer = says(one)
              if (answer === "never") return
              const { body = "", location, status } = answer
              response.writeHead(status, location === undefined ? {} : { location }).end(body)
            })
          })
          server.listen(0, "127.0.0.1", () => {
            const address = server.address()
            const port = typeof address === "object" && address !== null ? address.port : 0
            const stop = () => {
              server.closeAllConnections()
              server.close()
            }
            resume(Effect.succeed({ port, came, stop }))
          })
        },
      ),
      ({ stop }) => Effect.sync(stop),
    ),
    ({ came, port }) => ({ origin: `http://127.0.0.1:${port}`, came }),
  )
