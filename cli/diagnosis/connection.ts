import { lookup } from "node:dns/promises"
import { isIP } from "node:net"
import { connect } from "node:tls"

import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { durationText, failure, type Finding, ok, warning } from "./Finding.ts"

/**
 * Remaining validity of a certificate below which there is a warning, in ms: 21 days. Renewals usually happen
 * 30 days before the end.
 */
const minRemainingMillis = 21 * 86_400_000
/** Matches host names of this machine. A connection to this machine needs no TLS. */
const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/u
/** Maximum duration of a connection attempt, in ms. */
const timeoutMillis = 10_000

const name = "Rechnername"
const trust = "Zertifikat"
const expiry = "Ablauf des Zertifikats"

/** Checks that the shop's host name has an IP address. */
const checkName = (hostname: string) =>
  Effect.promise(async () => {
    try {
      return ok(name, (await lookup(hostname)).address)
    } catch {
      return failure(
        name,
        `Den Rechner ${hostname} findet das Netz nicht.`,
        "Prüfe den DNS-Eintrag und die Schreibweise.",
      )
    }
  })

interface Certificate {
  /** End of the certificate's validity, in epoch ms. */
  readonly until: number
  /** Error code of an untrusted certificate, for example `DEPTH_ZERO_SELF_SIGNED_CERT`. */
  readonly problem: string | undefined
}

const certificateOf = (host: string, port: number): Promise<Certificate | string> =>
  new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      servername: isIP(host) === 0 ? host : "",
      rejectUnauthorized: false,
    })
    socket.setTimeout(timeoutMillis, () => socket.destroy(new Error("ETIMEDOUT")))
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    socket.once("secureConnect", () => {
      const { authorizationError: problem } = socket
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      // Node's types say `Error`, but the value is a text.
      resolve({ until, problem: socket.authorized ? undefined : String(problem) })
      socket.destroy()
    })
  })

const checkCertificate = Effect.fnUntraced(function* (host: string, port: number) {
  const found = yield* Effect.promise(() => certificateOf(host, port))
  if (typeof found === "string")
    return [
      failure(
        trust,
        `Es kommt keine sichere Verbindung zustande (${found}).`,
        "Prüfe Adresse, Port und TLS.",
      ),
    ]
  const { problem, until } = found
  const left = until - (yield* Clock.currentTimeMillis)
  // An expired certificate is reported by the check of its expiry.
  const isTrusted = problem === undefined || problem === "CERT_HAS_EXPIRED"
  return [
    isTrusted
      ? ok(trust, "Browser vertrauen ihm.")
      : failure(
          trust,
          `Browser vertrauen ihm nicht (${problem}).`,
          "Hinterlege ein Zertifikat einer öffentlichen Stelle samt Zwischenzertifikaten, passend zum Namen.",
        ),
    left <= 0
      ? failure(expiry, `Es ist seit ${durationText(-left)} abgelaufen.`, "Erneuere das Zertifikat sofort.")
      : left < minRemainingMillis
        ? warning(expiry, `Es läuft in ${durationText(left)} ab.`, "Erneuere das Zertifikat.")
        : ok(expiry, `Es gilt noch ${durationText(left)}.`),
  ]
})

/** Checks the host name and the certificate of a shop. A shop on this machine needs no TLS. */
export const checkConnection = Effect.fnUntraced(function* (origin: string) {
  const { hostname, port, protocol } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/gu, "")
  const named = yield* checkName(host)
  if (named.state === "error") return [named]
  if (protocol === "https:") return [named, ...(yield* checkCertificate(host, Number(port || "443")))]
  const findings: ReadonlyArray<Finding> = [
    named,
    loopback.test(host)
      ? ok(trust, "Auf diesem Rechner ist keines nötig.")
      : failure(
          trust,
          "Der Shop antwortet ohne Verschlüsselung.",
          "Setze einen Proxy mit TLS davor und PUBLIC_ORIGIN auf https://...",
        ),
  ]
  return findings
})
