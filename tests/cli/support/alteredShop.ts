import { createServer, type Server } from "node:http"

import { Effect } from "effect"
import type { Scope } from "effect"

/** Changes to an answer. Missing fields stay as they are in the shop's answer. */
interface Altered {
  readonly status?: number
  readonly date?: string
  readonly body?: (text: string) => string
}

/** Returns the origin of a server that listens on a free port of this machine. */
export const originOf = (server: Server): string => {
  const address = server.address()
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : ""
}

/**
 * Starts a proxy in front of a running shop, and returns the proxy's origin. The proxy sends every request as
 * GET, and changes the answers for which `alter` returns changes.
 */
export const alteredShop = (
  origin: string,
  alter: (path: string) => Altered | undefined,
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<Server>((resolve) => {
          const server: Server = createServer((request, response) => {
            const path = request.url ?? "/"
            const { body = (text: string) => text, date, status } = alter(path) ?? {}
            void fetch(origin + path).then(async (answer) => {
              response.statusCode = status ?? answer.status
              response.setHeader("content-type", answer.headers.get("content-type") ?? "")
              response.setHeader("date", date ?? answer.headers.get("date") ?? "")
              response.end(body(await answer.text()))
            })
          }).listen(0, "127.0.0.1", () => resolve(server))
        }),
    ),
    (server) => Effect.sync(() => server.close()),
  ).pipe(Effect.map(originOf))
