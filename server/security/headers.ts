import { HttpServerResponse } from "effect/http"

import type { ServiceSettings } from "../settings/serviceScripts.ts"
import { isSecure, type ShopSettings } from "../settings/ShopSettings.ts"
import { permissionsPolicy } from "./permissionsPolicy.ts"
import { serviceOrigins } from "./serviceOrigins.ts"

/**
 * Content security policy of responses that are not pages (pictures, JSON, errors): they may not load, frame
 * or run anything.
 */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Returns a directive that allows the shop itself and the given sources of outside services. */
const own = (directive: string, ...sources: ReadonlyArray<string | undefined>) =>
  [directive, "'self'", ...sources.flatMap((source) => source ?? [])].join(" ")

/** The settings of services on other origins. */
type ExternalServices = Pick<
  ShopSettings,
  "addressService" | "botCheck" | "consentManager" | "mapTiles" | "paymentPages"
>

/**
 * Returns the address of a picture up to its first placeholder (`{z}`), so that the policy allows no other
 * files of that origin.
 */
const beforePlaceholders = (address: string) => address.split("{", 1)[0] ?? address

/** SHA-256 hashes of the inline parts of a page, in base64. */
export interface InlineHashes {
  /** Hashes of the script that starts the page, and of the rules for pages loaded ahead. */
  readonly scripts: ReadonlyArray<string>
  /** Hash of the inline style sheet. Missing if the page has no inline style sheet. */
  readonly style?: string
}

/**
 * Returns the content security policy of a page. It depends only on the page and the settings, so a cache can
 * keep it with the page. It allows the page's inline scripts by their hashes, and scripts that they add
 * (quality T-H2, ADR 0082). Other files come from the shop or from the configured outside services.
 *
 * @param services the third parties whose scripts may start on this page after consent
 */
export const pagePolicy = (
  { scripts, style }: InlineHashes,
  { addressService, botCheck, consentManager, mapTiles, paymentPages }: ExternalServices,
  services?: ServiceSettings,
) => {
  const origins = serviceOrigins(services)
  const frames = [...(botCheck?.frames ?? []), ...origins.files]
  return [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'sha256-${hash}'`).join(" ")} 'strict-dynamic'`,
    // The dialog of an external consent manager adds its styles to the page (ADR 0025).
    own(
      "style-src",
      ...(consentManager === undefined
        ? [style && `'sha256-${style}'`]
        : ["'unsafe-inline'", consentManager.source]),
    ),
    // Pictures of the map and of an external consent manager, and all that the scripts of third parties use,
    // are allowed even before consent. A visitor consents on the open page, whose policy cannot change any
    // more, and only scripts have a nonce. Scripts still request these files only after consent (ADR 0018).
    own(
      "img-src",
      mapTiles && beforePlaceholders(mapTiles.address),
      consentManager?.source,
      ...origins.files,
    ),
    "media-src 'self'",
    "font-src 'self'",
    own("connect-src", addressService?.origin, consentManager?.source, ...origins.all),
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(" ")}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The order form is answered with a redirect to the page where customers pay, and some browsers check
    // redirects of forms against this directive.
    own("form-action", paymentPages),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A bot check with `makesTypes` creates Trusted Types policies whose names its vendor does not document,
    // so every name is allowed.
    `trusted-types heimwerk-boot heimwerk-worker heimwerk-offline heimwerk-services default${botCheck?.makesTypes === true ? " *" : ""}`,
  ].join("; ")
}

/**
 * Returns the second policy of a page, without its nonce; a script must satisfy both policies. The page's inline
 * script makes the nonce and adds the policy. Scripts of third parties run only with this nonce. Their loaders
 * set it only with a consent grant (quality T-H5, ADR 0018). Scripts of the bot check and of an external consent
 * manager are allowed by their address.
 */
export const thirdPartyPolicy = ({ botCheck, consentManager }: ExternalServices) =>
  own("script-src", ...(botCheck?.scripts ?? []), consentManager?.source)

/**
 * Returns the content security policy of a page without scripts. It allows the page's own style, by its
 * SHA-256 hash, and the shop's own pictures and form targets.
 */
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
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
}

/**
 * Returns the cache header for a response without a cache header. The response may contain data of the
 * visitor, so it must not be cached (quality T-S12).
 */
const cacheHeaders = ({ headers }: HttpServerResponse.HttpServerResponse) =>
  headers["cache-control"] === undefined ? { "cache-control": "no-store" } : {}

/**
 * Adds the security headers of quality T-H2 and T-H4 to a response. A page already has its own content
 * security policy and permissions policy. A page with a secret address also has its own referrer policy.
 */
export const withSecurityHeaders =
  (settings: ShopSettings) =>
  (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
    const isPage = response.headers["content-type"]?.startsWith("text/html") === true
    const hasPolicy = response.headers["content-security-policy"] !== undefined
    return HttpServerResponse.setHeaders(response, {
      ...always,
      "permissions-policy": response.headers["permissions-policy"] ?? permissionsPolicy(),
      "referrer-policy": response.headers["referrer-policy"] ?? "strict-origin-when-cross-origin",
      ...cacheHeaders(response),
      ...(isSecure(settings) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      ...(hasPolicy || (isPage && settings.development) ? {} : { "content-security-policy": nothing }),
    })
  }
