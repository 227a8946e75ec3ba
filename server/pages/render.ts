import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { brandSource } from "@heimwerk/ui/brand.ts"
import { ShowsGallery } from "@heimwerk/ui/pages/widgets/ShowsGallery.ts"
import type { RenderedPage } from "@heimwerk/ui/render.ts"
import { Clock, Context, Effect } from "effect"
import { HttpServerError, HttpServerRequest, HttpServerResponse } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { pageFiles } from "../files/Manifest.ts"
import { stylesOf } from "../files/StyleSheet.ts"
import { consentedScripts } from "../security/consentedScripts.ts"
import { pagePolicy } from "../security/headers.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { visitorReads } from "../visitor/CurrentVisitor.ts"
import { hasSession } from "../visitor/session.ts"
import { isSecure, originFor, Settings } from "../settings/ShopSettings.ts"
import { requestCookies } from "./cookies.ts"
import { makeNonce } from "./nonceResponder.ts"
import {
  addressesMeta,
  brandMeta,
  type DocumentContext,
  documentOf,
  servicesMeta,
  stageMeta,
  tilesMeta,
  usercentricsMeta,
  paysOnlineMeta,
  warehouseMeta,
} from "./document.ts"
import { PageRenderer } from "./PageRenderer.ts"

/** Returns whether a redirect stays inside the shop. A page that redirects elsewhere has a bug. */
const isOwnPath = (location: string) => location.startsWith("/") && !location.startsWith("//")

/** Cache header of a page that shows no data of a visitor. */
export const sharedPage = "private, no-cache"

/**
 * Returns the cache headers of a page. Personal responses and errors are not cached. Only the visitor's own
 * browser may cache other pages, and it asks the server before it shows them again: other visitors must not
 * learn the nonce of the page's security policy (quality T-H2).
 */
const caching = (isPersonal: boolean, status: number) =>
  isPersonal || status !== 200
    ? { "cache-control": "no-store" }
    : { "cache-control": sharedPage, vary: "Cookie" }

/** A signal that is aborted when the request ends, for any reason. */
const requestSignal = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (controller) => Effect.sync(() => controller.abort()),
  ),
  ({ signal }) => signal,
)

const respond = Effect.fnUntraced(function* (
  page: RenderedPage,
  markup: string,
  document: DocumentContext,
  isPersonal: boolean,
) {
  const settings = yield* Settings
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const policy = pagePolicy(document.nonce, settings, consentedScripts(settings, cookies))
  return HttpServerResponse.text(documentOf(page, markup, document), {
    status: page.status,
    contentType: "text/html; charset=utf-8",
    headers: {
      ...caching(isPersonal, page.status),
      ...(settings.development ? {} : { "content-security-policy": policy }),
    },
  })
})

/**
 * Renders the page at the request's address.
 *
 * @param nonce the nonce of the page's security policy
 * @param renewsCookies whether the response sends lasting cookies again (`requestCookies`)
 */
export const renderWith = Effect.fnUntraced(function* (nonce: string, renewsCookies: boolean) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const settings = yield* Settings
  const client = yield* ClientFiles
  const renderer = yield* PageRenderer
  const signal = yield* requestSignal
  const paysOnline = settings.paymentPages !== undefined
  const origin = originFor(settings, request.headers["host"])
  const now = yield* Clock.currentTimeMillis
  const cookies = requestCookies(request.cookies, isSecure(settings), now, renewsCookies)
  const shared = yield* Effect.context<Markets | Places | Catalog>()
  const ports = shared.pipe(
    Context.add(VisitorReads, yield* visitorReads),
    Context.add(CookieJar, cookies.jar),
    Context.add(Warehouse, settings.warehouse),
    Context.add(PaysOnline, paysOnline),
    Context.add(ShowsGallery, settings.publicOrigin === undefined),
  )
  const render = yield* renderer.load
  const rendered = yield* Effect.tryPromise(() =>
    render({ url: new URL(origin + request.url), run: Effect.runPromiseWith(ports), nonce, signal }),
  ).pipe(Effect.catch(({ cause }) => Effect.die(cause)))
  const isPersonal = cookies.isPersonal() || (yield* hasSession)
  if (rendered.kind === "unknown")
    return yield* new HttpServerError.HttpServerError({
      reason: new HttpServerError.RouteNotFound({ request }),
    })
  if (rendered.kind === "redirect") {
    const { location, status } = rendered
    if (!isOwnPath(location)) return yield* Effect.die(new Error("A page sent its visitor to another shop"))
    return cookies.apply(
      HttpServerResponse.redirect(location, { status, headers: { "cache-control": "no-store" } }),
    )
  }
  const files = renderer.live?.files ?? pageFiles(client.manifest, rendered.modules)
  if (files === undefined) return yield* Effect.die(new Error("The build of the storefront has no entry"))
  const markup = yield* Effect.promise(() => text(rendered.pipe(new PassThrough())))
  const document = {
    origin,
    nonce,
    files,
    styles: stylesOf(client.styleSheets, files.styles, markup),
    extraHead:
      (renderer.live?.head ?? "") +
      stageMeta(settings.stage) +
      brandMeta(brandSource) +
      warehouseMeta(settings.warehouse) +
      paysOnlineMeta(paysOnline) +
      tilesMeta(settings.mapTiles) +
      servicesMeta(settings.services) +
      usercentricsMeta(settings.consentManager?.usercentrics) +
      addressesMeta(settings.addressService),
  }
  return cookies.apply(yield* respond(rendered, markup, document, rendered.personal || isPersonal))
})

/** Renders the page at the request's address with the ports of the visitor and sends it. */
export const renderPage = Effect.suspend(() => renderWith(makeNonce(), true))
