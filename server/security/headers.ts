import { HttpServerResponse } from "effect/http"

import { isSecure, type ShopSettings } from "../settings/ShopSettings.ts"

const permissions = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]

/** Nothing may be loaded, framed or run by what is not a page: pictures, JSON, refusals. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A directive for the shop itself, and for more sources where the shop has such services. */
const own = (directive: string, ...sources: ReadonlyArray<string | undefined>) =>
  [directive, "'self'", ...sources.flatMap((source) => source ?? [])].join(" ")

/** What is said about this shop's services elsewhere. */
type Elsewhere = Pick<ShopSettings, "addressService" | "botCheck" | "consentManager" | "mapTiles">

/** A picture's address that has place holders (`{z}`), up to the first one: nothing else of that origin. */
const beforePlaceholders = (address: string) => address.split("{", 1)[0] ?? address

/** What a page may load: only what is the shop's own, scripts only with this answer's nonce (quality T-H2). */
const ownPolicy = (nonce: string, { addressService, botCheck, consentManager, mapTiles }: Elsewhere) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The dialog of another consent manager writes its styles into the page (ADR 0025).
    own(
      "style-src",
      ...(consentManager === undefined ? [`'nonce-${nonce}'`] : ["'unsafe-inline'", consentManager.source]),
    ),
    // A consent is given in the page that needs it, and pictures have no nonce. Allowed is not asked (ADR 0018).
    own("img-src", mapTiles && beforePlaceholders(mapTiles.address), consentManager?.source),
    "media-src 'self'",
    "font-src 'self'",
    own("connect-src", addressService?.origin, consentManager?.source),
    ...(botCheck === undefined ? [] : [`frame-src ${botCheck.frames.join(" ")}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A vendor who makes Trusted Types of its own does not say under which names.
    `trusted-types heimwerk-worker heimwerk-services default${botCheck?.makesTypes === true ? " *" : ""}`,
  ].join("; ")

/**
 * The policy of a page: two, and what is loaded has to please both. The second is of the visitor's consents: scripts from
 * elsewhere run only from the addresses given. A consent given in the page itself reaches its script by the nonce, which
 * only the loaders behind a consent put on scripts (quality T-H5; ADR 0018).
 */
export const pagePolicy = (nonce: string, settings: Elsewhere, scripts: ReadonlyArray<string>) => {
  const { botCheck, consentManager } = settings
  const consented = own(
    "script-src",
    `'nonce-${nonce}'`,
    ...scripts,
    ...(botCheck?.scripts ?? []),
    consentManager?.source,
  )
  return `${ownPolicy(nonce, settings)}, ${consented}`
}

/** What a page may load that is one answer: its own style, known by its SHA-256 hash, and the icon. */
export const plainPolicy = (styleHash: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": [...permissions.map((name) => `${name}=()`), "geolocation=(self)"].join(", "),
}

/** An answer that does not say how long it may be kept may hold something of this visitor (quality T-S12). */
const kept = ({ headers }: HttpServerResponse.HttpServerResponse) =>
  headers["cache-control"] === undefined ? { "cache-control": "no-store" } : {}

/** Puts the protection of quality T-H2 and T-H4 on every answer; a page has brought its own content security policy. */
export const withSecurityHeaders =
  (settings: ShopSettings) =>
  (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
    const isPage = response.headers["content-type"]?.startsWith("text/html") === true
    const hasPolicy = response.headers["content-security-policy"] !== undefined
    return HttpServerResponse.setHeaders(response, {
      ...always,
      ...kept(response),
      ...(isSecure(settings) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      ...(hasPolicy || (isPage && settings.development) ? {} : { "content-security-policy": nothing }),
    })
  }
