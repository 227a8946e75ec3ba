import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect, Layer } from "effect"

import { readCookie } from "./readCookie.ts"

/** Adds `Secure` to a cookie only on https: browsers refuse a secure cookie from a local shop without TLS. */
const security = () => (location.protocol === "https:" ? "; Secure" : "")

const write = (name: string, value: string, lifetime: string, path: string, domain?: string) => {
  const hosts = domain === undefined ? "" : `; Domain=${domain}`
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; ${lifetime}; Path=${path}${hosts}; SameSite=Lax${security()}`
}

/**
 * The browser's cookies that scripts can read. Names and values are percent-encoded, as in the server's
 * cookie jar. A wrongly encoded value is returned unchanged. Only cookies with the path `/` are removed,
 * because the shop uses no other path.
 */
export const layer: Layer.Layer<CookieJar> = Layer.succeed(CookieJar, {
  get: (name) => Effect.sync(() => readCookie(name)),
  set: (name, value, { domain, maxAgeSeconds, path }) =>
    Effect.sync(() => write(name, value, `Max-Age=${maxAgeSeconds}`, path, domain)),
  remove: (name) => Effect.sync(() => write(name, "", "Expires=Thu, 01 Jan 1970 00:00:00 GMT", "/")),
})
