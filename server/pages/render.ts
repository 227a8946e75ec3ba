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
import { pagePolicy, thirdPartyPolicy } from "../security/headers.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { visitorReads } from "../visitor/CurrentVisitor.ts"
import { hasSession } from "../visitor/session.ts"
import { isSecure, originFor, Settings, type ShopSettings } from "../settings/ShopSettings.ts"
import { requestCookies } from "./cookies.ts"
import {
  addressesMeta,
  brandMeta,
  type DocumentContext,
  documentOf,
  inlineHashes,
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

/**
 * Returns the `Cache-Control` header of a page that shows no data of a visitor. Before a browser shows the page
 * again, it asks the server, because a login or a chosen market changes the page. A shared cache keeps the page
 * only if the operator sets `PAGE_CACHE_SECONDS`.
 */
export const sharedPage = ({ pageCacheSeconds }: ShopSettings) =>
  pageCacheSeconds === 0 ? "private, no-cache" : `public, max-age=0, s-maxage=${pageCacheSeconds}`

/** Returns the cache headers of a page. Personal responses and statuses other than 200 are not stored. */
const caching = (settings: ShopSettings, isPersonal: boolean, status: number) =>
  isPersonal || status !== 200
    ? { "cache-control": "no-store" }
    : { "cache-control": sharedPage(settings), vary: "Cookie" }

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
  const policy = pagePolicy(inlineHashes(document), settings)
  return HttpServerResponse.text(documentOf(page, markup, document), {
    status: page.status,
    contentType: "text/html; charset=utf-8",
    headers: {
      ...caching(settings, isPersonal, page.status),
      ...(settings.development ? {} : { "content-security-policy": policy }),
    },
  })
})

/**
 * Renders the page at the request's address with the ports of the visitor and sends it.
 *
 * @param renewsCookies whether the response sends lasting cookies again (`requestCookies`)
 */
export const renderPage = Effect.fnUntraced(function* (renewsCookies: boolean) {
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
    render({ url: new URL(origin + request.url), run: Effect.runPromiseWith(ports), signal }),
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
    thirdPartyPolicy: settings.development ? "" : thirdPartyPolicy(settings),
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
