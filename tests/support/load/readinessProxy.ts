import { Agent, createServer, get, request, type IncomingMessage, type ServerResponse } from "node:http"

/**
 * A server behind the proxy. The proxy sends requests to this server while the server's readiness check
 * answers 200.
 */
interface Backend {
  readonly url: URL
  isReady: boolean
  /** Number of readiness checks without an answer since the last answer. */
  silentChecks: number
}

/** A reverse proxy on loopback, as a load balancer in front of several instances. */
export interface ReadinessProxy {
  readonly origin: string
  /** Adds a server and waits until it is ready. Stops checking it after `remove`. */
  readonly add: (origin: string) => Promise<void>
  readonly remove: (origin: string) => void
  readonly close: () => void
}

/**
 * A ready server stays ready until this many checks in a row get no answer, as in HAProxy (`fall 3`). An
 * answer other than 200 counts at once.
 */
const maxSilentChecks = 3

const statusOf = (url: URL) =>
  new Promise<number>((resolve) => {
    const check = get(url, { agent: false, timeout: 2000 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    check.on("timeout", () => check.destroy())
    check.on("error", () => resolve(0))
  })

/**
 * Starts a proxy that asks every server's readiness check regularly and sends requests to the ready servers
 * in turn, over connections that it keeps open. It never repeats a request: it answers 502 if a connection is
 * reset. It answers 504 if no server is ready.
 */
export const startReadinessProxy = async (
  readinessPath: string,
  intervalMillis: number,
): Promise<ReadinessProxy> => {
  const backends: Array<Backend> = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const ready = backends.filter(({ isReady }) => isReady)
    const backend = ready[turn++ % ready.length]
    if (backend === undefined) return void outgoing.writeHead(504).end("No server is ready.")
    const { headers, method, url: path } = incoming
    const { hostname, port } = backend.url
    const { connection: _, ...forwarded } = headers
    const upstream = request({ hostname, port, path, method, headers: forwarded, agent }, (response) => {
      const { connection: _, "keep-alive": _hint, ...rest } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, rest)
      response.on("error", () => outgoing.destroy())
      response.pipe(outgoing)
    })
    upstream.on("error", (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(error.code ?? error.message)
    })
    incoming.pipe(upstream)
  }

  const server = createServer(forward)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const check = async (backend: Backend) => {
    const status = await statusOf(new URL(readinessPath, backend.url))
    backend.silentChecks = status === 0 ? backend.silentChecks + 1 : 0
    backend.isReady =
      status === 200 || (status === 0 && backend.isReady && backend.silentChecks < maxSilentChecks)
    return backend.isReady
  }
  const checks = setInterval(() => backends.forEach((backend) => void check(backend)), intervalMillis)
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.")

  return {
    origin: `http://127.0.0.1:${address.port}`,
    add: async (origin) => {
      const backend = { url: new URL(origin), isReady: false, silentChecks: 0 }
      while (!(await check(backend))) await new Promise((next) => setTimeout(next, intervalMillis))
      backends.push(backend)
    },
    remove: (origin) => {
      const index = backends.findIndex(({ url }) => url.origin === origin)
      if (index >= 0) backends.splice(index, 1)
    },
    close: () => {
      clearInterval(checks)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
