import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

/**
 * A proxy to a shop that can delay answers. The browser waits for a delayed answer as if the shop were slow.
 */
export interface SlowLine {
  readonly origin: string
  /**
   * Delays the next answer to a write request, or to a GET request, whose path contains `part`.
   *
   * `arrived` resolves when the shop has answered. `release` sends the answer, and resolves when it was sent
   * or the browser has given up.
   */
  readonly hold: (
    part: string,
    method?: "write" | "GET",
  ) => { readonly arrived: Promise<void>; readonly release: () => Promise<void> }
  readonly close: () => void
}

interface Hold {
  readonly part: string
  readonly method: "write" | "GET"
  readonly arrived: PromiseWithResolvers<void>
  readonly go: PromiseWithResolvers<void>
  readonly gone: PromiseWithResolvers<void>
}

/** Opens a connection per request: on a busy machine, the shop may close an idle connection while it is reused. */
const agent = new Agent({ keepAlive: false })

/**
 * Starts a proxy between browsers and a shop. Playwright's own interception cannot be used, because it ends
 * with the page.
 */
export const slowLine = async (shop: string): Promise<SlowLine> => {
  const holds: Array<Hold> = []
  const taken = (incoming: IncomingMessage): Hold | undefined => {
    const wanted = incoming.method === "GET" ? "GET" : "write"
    const place = holds.findIndex(({ method, part }) => method === wanted && incoming.url?.includes(part))
    return place < 0 ? undefined : holds.splice(place, 1)[0]
  }
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const hold = taken(incoming)
    response.once("close", () => hold?.gone.resolve())
    const onward = request(
      new URL(incoming.url ?? "/", shop),
      { agent, method: incoming.method, headers: incoming.headers },
      (answer) => {
        hold?.arrived.resolve()
        void (hold?.go.promise ?? Promise.resolve()).then(() => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
      },
    )
    onward.once("error", () => response.destroy())
    incoming.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The line has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hold: (part, method = "write") => {
      const hold: Hold = {
        part,
        method,
        arrived: Promise.withResolvers(),
        go: Promise.withResolvers(),
        gone: Promise.withResolvers(),
      }
      holds.push(hold)
      return {
        arrived: hold.arrived.promise,
        release: () => {
          hold.go.resolve()
          return hold.gone.promise
        },
      }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
