import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2"
import { request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A reverse proxy as in production: HTTP/2 over TLS. It does not compress, because the shop does. */
export interface Front {
  readonly origin: string
  /** Sets the shop to which all later requests are forwarded. */
  readonly leadTo: (shopOrigin: string) => void
  readonly stop: () => Promise<void>
}

/** Headers that the proxy does not pass on: those of one connection, and `host`, which it sets itself. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "host"])

const passedOn = (headers: Readonly<Record<string, string | Array<string> | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !ofConnection.has(name)),
  )

/** Makes a certificate for this run with the system's OpenSSL. */
const makeCertificate = async () => {
  const folder = await mkdtemp(join(tmpdir(), "heimwerk-front-"))
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      ...curve,
      "-nodes",
      "-keyout",
      key,
      "-out",
      cert,
      "-days",
      "1",
      "-subj",
      "/CN=localhost",
    ],
    { stdio: "ignore" },
  )
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  await rm(folder, { recursive: true })
  return pair
}

/** Starts the proxy on a free loopback port. */
export const startFront = async (): Promise<Front> => {
  let target = new URL("http://127.0.0.1:1")
  const answer = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const forwarded = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...passedOn(incoming.headers),
          host: incoming.headers[":authority"] ?? incoming.headers.host ?? target.host,
        },
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, passedOn(reply.headers))
        reply.pipe(outgoing)
      },
    )
    forwarded.on("error", () => outgoing.destroy())
    outgoing.on("close", () => forwarded.destroy())
    incoming.pipe(forwarded)
  }
  const server = createSecureServer({ ...(await makeCertificate()), allowHTTP1: true }, answer)
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
  return {
    origin: `https://localhost:${port}`,
    leadTo: (shopOrigin) => {
      target = new URL(shopOrigin)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
