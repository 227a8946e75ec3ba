import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { FormReads } from "@heimwerk/ui/pages/services/FormReads.ts"
import { ShowsGallery } from "@heimwerk/ui/pages/widgets/ShowsGallery.ts"
import type { LayoutVisitor } from "@heimwerk/ui/layout/shopDataOf.ts"
import type { RenderedPage } from "@heimwerk/ui/render.ts"
import { Clock, Context, Data, Effect } from "effect"
import { HttpServerError, HttpServerRequest, HttpServerResponse } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { pageFiles } from "../files/Manifest.ts"
import { stylesOf } from "../files/StyleSheet.ts"
import { pagePolicy, thirdPartyPolicy } from "../security/headers.ts"
import { permissionsPolicy } from "../security/permissionsPolicy.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { layoutReads, pageVisitor, type PageVisitor } from "../visitor/pageVisitor.ts"
import { hasSession } from "../visitor/session.ts"
import { isSecure, originFor, Settings, type ShopSettings } from "../settings/ShopSettings.ts"
import { requestCookies } from "./cookies.ts"
import { type DocumentContext, documentOf, inlineHashes, settingsMeta } from "./document.ts"
import { PageRenderer } from "./PageRenderer.ts"

/** Returns whether a redirect stays inside the shop. A page that redirects elsewhere has a bug. */
const isOwnPath = (location: string) => location.startsWith("/") && !location.startsWith("//")

/**
 * The `Cache-Control` header of a page that only the visitor's browser may keep. Before the browser shows the page
 * again, it asks the server, because a login or a chosen market changes the page. Unlike `no-store`, this lets
 * the browser restore the page from its back-forward cache (ADR 0091).
 */
export const ownPage = "private, no-cache"

/**
 * Returns the `Cache-Control` header of a page that shows no data of a visitor. A shared cache keeps the page only
 * if the operator sets `PAGE_CACHE_SECONDS`.
 */
export const sharedPage = ({ pageCacheSeconds }: ShopSettings) =>
  pageCacheSeconds === 0 ? ownPage : `public, max-age=0, s-maxage=${pageCacheSeconds}`

/** Kind of visitor whose data a page shows: a logged-in customer, a visitor without a login, or none. */
export type Shown = "customer" | "visitor" | "nobody"

/**
 * Returns whose data a page shows. A page with a secret address counts as a page with data of a customer.
 *
 * @param isPrivate whether the page's address is a secret, for example that of an order
 * @param isPersonal whether the page or its cookies depend on the visitor
 */
export const shownBy = ({ customer }: LayoutVisitor, isPrivate: boolean, isPersonal: boolean): Shown => {
  if (customer !== undefined || isPrivate) return "customer"
  return isPersonal ? "visitor" : "nobody"
}

/**
 * Returns the cache headers of a page. A page with data of a customer, or with another status than 200, is not
 * stored.
 */
const caching = (settings: ShopSettings, shown: Shown, status: number) => {
  if (shown === "customer" || status !== 200) return { "cache-control": "no-store" }
  return { "cache-control": shown === "visitor" ? ownPage : sharedPage(settings), vary: "Cookie" }
}

/** The content type of pages. */
export const htmlType = "text/html; charset=utf-8"

/** The page could not be rendered. */
export class RenderFailed extends Data.TaggedError("RenderFailed")<{ readonly cause: unknown }> {}

/** A signal that is aborted when the request ends, for any reason. */
const requestSignal = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (controller) => Effect.sync(() => controller.abort()),
  ),
  ({ signal }) => signal,
)

/**
 * Functions that read the visitor's data, for the loader of the page and for the loader of the layout around
 * it.
 */
export interface Reads {
  readonly page: VisitorReads["Service"]
  readonly layout: VisitorReads["Service"]
}

/** Returns the ports that the loaders of a page use, without the ports for the visitor's data. */
const sharedPorts = Effect.fnUntraced(function* (jar: CookieJar["Service"]) {
  const settings = yield* Settings
  const shared = yield* Effect.context<Markets | Places | Catalog | FormConfigs>()
  return shared.pipe(
    Context.add(CookieJar, jar),
    Context.add(Warehouse, settings.warehouse),
    Context.add(PaysOnline, settings.paymentPages !== undefined),
    Context.add(FormReads, Context.get(shared, FormConfigs)),
    Context.add(ShowsGallery, settings.publicOrigin === undefined),
  )
})

/** Renders the page at the request's address. Fails if no route matches the address. */
export const renderRequest = Effect.fnUntraced(function* (reads: Reads, jar: CookieJar["Service"]) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const origin = originFor(yield* Settings, request.headers["host"])
  const signal = yield* requestSignal
  const ports = yield* sharedPorts(jar)
  const runWith = (own: VisitorReads["Service"]) =>
    Effect.runPromiseWith(Context.add(ports, VisitorReads, own))
  const render = yield* (yield* PageRenderer).load
  const rendered = yield* Effect.tryPromise({
    try: () =>
      render({
        url: new URL(origin + request.url),
        run: runWith(reads.page),
        runLayout: runWith(reads.layout),
        signal,
      }),
    catch: (cause) => new RenderFailed({ cause }),
  })
  if (rendered.kind !== "unknown") return rendered
  return yield* new HttpServerError.HttpServerError({
    reason: new HttpServerError.RouteNotFound({ request }),
  })
})

/**
 * Returns the third parties whose scripts may start on a page. On a page with a secret address none may, because
 * scripts can read the address (ADR 0018).
 */
const servicesOn = ({ services }: ShopSettings, isPrivate: boolean) => (isPrivate ? undefined : services)

/** Returns the HTML document of a rendered page, and the content security policy for it. */
export const htmlOf = Effect.fnUntraced(function* (page: RenderedPage) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const settings = yield* Settings
  const client = yield* ClientFiles
  const renderer = yield* PageRenderer
  const files = renderer.live?.files ?? pageFiles(client.manifest, page.modules)
  if (files === undefined) return yield* Effect.die(new Error("The build of the storefront has no entry"))
  const markup = yield* Effect.promise(() => text(page.pipe(new PassThrough())))
  const document: DocumentContext = {
    origin: originFor(settings, request.headers["host"]),
    thirdPartyPolicy: settings.development ? "" : thirdPartyPolicy(settings),
    files,
    styles: stylesOf(client.styleSheets, files.styles, markup),
    extraHead: (renderer.live?.head ?? "") + settingsMeta(settings),
  }
  const services = servicesOn(settings, page.meta.isPrivate === true)
  return {
    html: documentOf(page, markup, document),
    policy: pagePolicy(inlineHashes(document), settings, services),
  }
})

interface PageFacts {
  /** The content security policy of the page. */
  readonly policy: string
  readonly shown: Shown
  readonly status: number
  /** Whether the page's address is a secret. */
  readonly isPrivate: boolean
}

/**
 * Returns the headers of a page. The next page must not learn a secret address from `document.referrer`, because
 * third-party scripts can read that. The policy `no-referrer` would also remove the origin from submitted forms.
 */
export const pageHeaders = (
  settings: ShopSettings,
  { isPrivate, policy, shown, status }: PageFacts,
): Readonly<Record<string, string>> => ({
  ...caching(settings, shown, status),
  "permissions-policy": permissionsPolicy(servicesOn(settings, isPrivate)),
  ...(isPrivate ? { "referrer-policy": "strict-origin" } : {}),
  ...(settings.development ? {} : { "content-security-policy": policy }),
})

/**
 * Renders the page at the request's address for a visitor and sends it.
 *
 * @param renewsCookies whether the response sends lasting cookies again (`requestCookies`)
 */
export const renderPageFor = Effect.fnUntraced(function* (visitor: PageVisitor, renewsCookies: boolean) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const settings = yield* Settings
  const now = yield* Clock.currentTimeMillis
  const cookies = requestCookies(request.cookies, isSecure(settings), now, renewsCookies)
  const reads = { page: visitor.reads, layout: layoutReads(visitor.layout) }
  const rendered = yield* Effect.catchTag(renderRequest(reads, cookies.jar), "RenderFailed", ({ cause }) =>
    Effect.die(cause),
  )
  if (rendered.kind === "redirect") {
    const { location, status } = rendered
    if (!isOwnPath(location)) return yield* Effect.die(new Error("A page sent its visitor to another shop"))
    return cookies.apply(
      HttpServerResponse.redirect(location, { status, headers: { "cache-control": "no-store" } }),
    )
  }
  const { html, policy } = yield* htmlOf(rendered)
  const { meta, personal, status } = rendered
  const isPrivate = meta.isPrivate === true
  const isPersonal = personal || cookies.isPersonal() || (yield* hasSession)
  const shown = shownBy(visitor.layout, isPrivate, isPersonal)
  return cookies.apply(
    HttpServerResponse.text(html, {
      status,
      contentType: htmlType,
      headers: pageHeaders(settings, { isPrivate, policy, shown, status }),
    }),
  )
})

/**
 * Renders the page at the request's address for the visitor who sent the request.
 *
 * @param renewsCookies whether the response sends lasting cookies again (`requestCookies`)
 */
export const renderPage = (renewsCookies: boolean) =>
  Effect.flatMap(pageVisitor, (visitor) => renderPageFor(visitor, renewsCookies))
