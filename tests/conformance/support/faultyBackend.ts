import { createServer, type IncomingMessage, request as send, type Server } from "node:http"
import { text } from "node:stream/consumers"

import { Effect } from "effect"

import { originOf } from "../../cli/support/alteredShop.ts"

/** A request that the proxy sends to the server. `url` is the path with its query. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** An answer that the proxy sends to the client. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** One deliberate defect: how a faulty backend changes requests and answers. */
export interface Defect {
  readonly name: string
  /** The check that must find the defect. */
  readonly check: string
  readonly request?: (sent: Sent) => Sent
  readonly answer?: (answered: Answered, sent: Sent) => Answered
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Sends a request to the server with the client's `Host`. Asks for an uncompressed answer. */
const forward = (origin: string, { body, headers, method, url }: Sent) =>
  new Promise<Answered>((resolve, reject) => {
    const { "accept-encoding": _, "content-length": __, "transfer-encoding": ___, ...rest } = headers
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const outgoing = send(origin + url, { method, headers: { ...rest, ...length } }, (incoming) => {
      text(incoming).then(
        (answer) => resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), text: answer }),
        reject,
      )
    })
    outgoing.on("error", reject)
    outgoing.end(body)
  })

const same = <A>(value: A): A => value

/** Starts a proxy with one defect in front of a correct server and returns its origin. It stops with the scope. */
export const faultyBackend = (origin: string, { answer = same, request = same }: Defect) =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<Server>((resolve) => {
          const server: Server = createServer((incoming, response) => {
            void (async () => {
              const { method = "GET", url = "/" } = incoming
              const sent = { method, url, headers: headersOf(incoming), body: await text(incoming) }
              const changed = answer(await forward(origin, request(sent)), sent)
              const { "content-length": _, "transfer-encoding": __, ...headers } = changed.headers
              response.writeHead(changed.status, headers)
              response.end(changed.text)
            })()
          }).listen(0, "127.0.0.1", () => resolve(server))
        }),
    ),
    (server) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      }),
  ).pipe(Effect.map(originOf))
