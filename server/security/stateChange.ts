import type { Headers } from "effect/http"

import { originFor, type ShopSettings } from "../settings/ShopSettings.ts"
import type { RefusalCode } from "./refusal.ts"

/** The largest body any call takes, in bytes (quality T-I2). */
export const largestBody = 64 * 1024

const isSafe = (method: string) => method === "GET" || method === "HEAD"

/** The browser's own word, else the origin; a request that says neither is not from a page of ours. */
const isSameOrigin = (headers: Headers.Headers, settings: ShopSettings) => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin"
  return headers["origin"] !== undefined && headers["origin"] === originFor(settings, headers["host"])
}

/**
 * Whether a request was sent by a script on a page of this shop: no form, picture, link or prefetch of anybody can send
 * `X-Requested-With`.
 */
export const isFromOwnScript = (headers: Headers.Headers, settings: ShopSettings): boolean =>
  isSameOrigin(headers, settings) && headers["x-requested-with"] !== undefined

const hasBody = (headers: Headers.Headers) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** The request forms are form-encoded, as their specification says (forms and markets 7); all else is JSON. */
const typeOf = (url: string) =>
  /^\/api-[^/]+\/forms\//u.test(url) ? "application/x-www-form-urlencoded" : "application/json"

/** Compressed bodies are not unpacked: 64 KiB could become anything. */
const isTyped = (headers: Headers.Headers, type: string) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === type &&
  (headers["content-encoding"] ?? "identity").trim().toLowerCase() === "identity"

/**
 * Why a request must not be carried out (quality T-S3): every state change has to come from a page of this shop, with
 * `X-Requested-With`, which no form and no picture can send, and of the type its call takes where it has a body, not compressed.
 * Announced bodies above 64 KiB are refused unread. Reading needs nothing of this.
 */
export const stateChangeRefusal = (
  {
    headers,
    method,
    url,
  }: { readonly method: string; readonly url: string; readonly headers: Headers.Headers },
  settings: ShopSettings,
): RefusalCode | undefined => {
  if (Number(headers["content-length"] ?? 0) > largestBody) return "TooLarge"
  if (isSafe(method)) return undefined
  if (!isFromOwnScript(headers, settings)) return "CrossSite"
  return hasBody(headers) && !isTyped(headers, typeOf(url)) ? "UnsupportedMediaType" : undefined
}
