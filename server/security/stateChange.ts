import type { Headers } from "effect/http"

import { isPlainForm } from "../plain/isPlainForm.ts"
import { originFor, type ShopSettings } from "../settings/ShopSettings.ts"
import { isFromAllowedOrigin, type RequestHead } from "./crossOrigin.ts"
import type { RefusalCode } from "./refusal.ts"
import { stripeWebhook } from "./stripeWebhook.ts"

/** Maximum size of a request body, in bytes (quality T-I2). */
export const maxBodySize = 64 * 1024

const isSafe = (method: string) => method === "GET" || method === "HEAD"

/**
 * Returns whether a request comes from a page of this shop. Reads the header `Sec-Fetch-Site`, and `Origin`
 * only if that header is missing. Returns `false` for a request without these headers.
 */
const isSameOrigin = (headers: Headers.Headers, settings: ShopSettings) => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin"
  return headers["origin"] !== undefined && headers["origin"] === originFor(settings, headers["host"])
}

/**
 * Returns whether a script on a page of this shop or of an allowed front end sent the request. Forms, pictures, links
 * and prefetches cannot send `X-Requested-With`.
 */
export const isFromOwnScript = (headers: Headers.Headers, settings: ShopSettings): boolean =>
  (isSameOrigin(headers, settings) || isFromAllowedOrigin(headers, settings)) &&
  headers["x-requested-with"] !== undefined

/**
 * Returns whether a request has a body or a `Content-Type` header. Handlers also check the type of an empty
 * body.
 */
const hasBody = (headers: Headers.Headers) =>
  headers["content-type"] !== undefined ||
  headers["transfer-encoding"] !== undefined ||
  Number(headers["content-length"] ?? 0) > 0

/**
 * Returns the required content type of a request. The request forms (forms and markets 7) and the forms that work
 * without JavaScript are form-encoded. All other bodies are JSON.
 */
const typeOf = (method: string, url: string) =>
  isPlainForm(method, url) || /^\/api-[^/]+\/forms\//u.test(url)
    ? "application/x-www-form-urlencoded"
    : "application/json"

/**
 * Returns whether a body has the required type and no compression. The server does not decompress bodies,
 * because 64 KiB could become any size.
 */
const isTyped = (headers: Headers.Headers, type: string) =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === type &&
  (headers["content-encoding"] ?? "identity").trim().toLowerCase() === "identity"

/**
 * Returns why the server refuses a request, or `undefined` if it accepts it (quality T-S3). A state change
 * must have the header `X-Requested-With` and come from a page of this shop or of an allowed front end. Its
 * body must have the type of its endpoint and no compression. Forms that work without JavaScript cannot send
 * the header, and must come from a page of this shop. The payment service signs its messages instead. A body
 * announced with more than 64 KiB is refused unread.
 */
export const stateChangeRefusal = (
  { headers, method, url }: RequestHead,
  settings: ShopSettings,
): RefusalCode | undefined => {
  if (Number(headers["content-length"] ?? 0) > maxBodySize) return "TooLarge"
  // The signature of the body protects the messages of the payment service.
  if (isSafe(method) || url === stripeWebhook) return undefined
  const isAllowed = isPlainForm(method, url)
    ? isSameOrigin(headers, settings)
    : isFromOwnScript(headers, settings)
  if (!isAllowed) return "CrossSite"
  return hasBody(headers) && !isTyped(headers, typeOf(method, url)) ? "UnsupportedMediaType" : undefined
}
