import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

/** A line to a shop on which answers can be held: as the browser sees it, they are still on their way. */
export interface SlowLine {
  readonly origin: string
  /**
   * Holds the next answer to a change at a path with this in it.
   *
   * `arrived` resolves when the shop has answered; `release` lets the answer go, and resolves when it has been sent or nobody
   * waits for it any more.
   */
  readonly hold: (part: string) => { readonly arrived: Promise<void>; readonly release: () => Promise<void> }
  readonly close: () => void
}

interface Hold {
  readonly part: string
  readonly arrived: PromiseWithResolvers<void>
  readonly go: PromiseWithResolvers<void>
  readonly gone: PromiseWithResolvers<void>
}

/** Puts itself between browsers and a shop. Not the browser's tools: what they hold ends with the page. */
export const slowLine = async (shop: string): Promise<SlowLine> => {
  const holds: Array<Hold> = []
  const taken = (asked: IncomingMessage): Hold | undefined => {
    const place = holds.findIndex(({ part }) => asked.method !== "GET" && asked.url?.includes(part))
    return place < 0 ? undefined : holds.splice(place, 1)[0]
  }
  const pass = (asked: IncomingMessage, told: ServerResponse) => {
    const hold = taken(asked)
    told.once("close", () => hold?.gone.resolve())
    const onward = request(
      new URL(asked.url ?? "/", shop),
      { method: asked.method, headers: asked.headers },
      (answer) => {
        hold?.arrived.resolve()
        void (hold?.go.promise ?? Promise.resolve()).then(() => {
          told.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(told)
        })
      },
    )
    onward.once("error", () => told.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The line has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    hold: (part) => {
      const hold: Hold = {
        part,
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
