import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import type { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http"

import { DataVersion } from "../cache/DataVersion.ts"
import { type Made, makeVersionedCache } from "../cache/versionedCache.ts"
import { encodedOnce } from "../files/encoded.ts"
import { isSecure, originFor, Settings } from "../settings/ShopSettings.ts"
import { layoutReads, pageVisitor } from "../visitor/pageVisitor.ts"
import { hasSession } from "../visitor/session.ts"
import { requestCookies } from "./cookies.ts"
import { type PageTemplate, pageTemplate } from "./PageTemplate.ts"
import { htmlOf, htmlType, pageHeaders, renderPageFor, renderRequest, shownBy } from "./render.ts"
import { withOnlyCookies } from "./withOnlyCookies.ts"
import { classKey, classOf, type VisitorClass, visitorOfClass } from "./VisitorClass.ts"

/** Maximum size of all templates, in bytes: about 180 pages. */
const maxBytes = 32 * 1024 * 1024

/**
 * Cookies on which a template depends. The template's key contains the data of these cookies that change the
 * page.
 */
const templateCookies = [consentCookie, marketCookies.id, marketCookies.showLocalisationBar]

/**
 * Returns functions that refuse to read a visitor's data, and a function that returns whether one of them was
 * called.
 */
const refusingReads = () => {
  let isRead = false
  const refused = Effect.suspend(() => {
    isRead = true
    return Effect.die(new Error("A template cannot contain data of a visitor."))
  })
  const reads: VisitorReads["Service"] = {
    basket: () => refused,
    wishlist: () => refused,
    me: refused,
    customer: refused,
  }
  return { reads, isRead: () => isRead }
}

type Template = PageTemplate | undefined

const none: Made<Template> = { value: undefined, size: undefined }

/**
 * Renders the template of the page at the request's address for a class of visitors. The page gets no cookie
 * and no data of the visitor except those of the class and of the key. The value is `undefined` for a page that
 * reads more data, that changes cookies, or that is a redirect.
 */
const renderTemplate = Effect.fnUntraced(
  function* (own: VisitorClass) {
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const jar = requestCookies(cookies, isSecure(yield* Settings), yield* Clock.currentTimeMillis, false)
    const page = refusingReads()
    const visitor = visitorOfClass(own)
    const rendered = yield* renderRequest({ page: page.reads, layout: layoutReads(visitor) }, jar.jar).pipe(
      Effect.catchTag("RenderFailed", ({ cause }) => (page.isRead() ? Effect.undefined : Effect.die(cause))),
    )
    if (rendered?.kind !== "page" || page.isRead() || jar.isPersonal()) return none
    const { articleIds = new Set(), meta, partsFor, personal, status } = rendered
    if (partsFor === undefined) return none
    const { html, policy } = yield* htmlOf(rendered)
    const fill = pageTemplate(html, partsFor(visitor))
    if (fill === undefined) return none
    const template: Made<Template> = {
      value: { articleIds, fill, isPrivate: meta.isPrivate === true, partsFor, personal, policy, status },
      size: status === 200 && meta.isPrivate !== true ? Buffer.byteLength(html) : undefined,
    }
    return template
  },
  (effect) =>
    Effect.updateService(effect, HttpServerRequest.HttpServerRequest, (request) =>
      withOnlyCookies(request, templateCookies),
    ),
)

/**
 * Makes the handler of pages for visitors with a session or a market. A page is rendered once per address,
 * market, class of visitors, and combination of visible consent and market bars. The parts that show the
 * visitor are inserted for each request (ADR 0087). Pages that show more data of a visitor are rendered for
 * each request.
 */
export const makeSessionPages = () => {
  const cached = makeVersionedCache<Template>(maxBytes)
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const settings = yield* Settings
    const { stockedWorld } = yield* DataVersion
    const visitor = yield* pageVisitor
    const { layout } = visitor
    const address = JSON.stringify([
      originFor(settings, request.headers["host"]),
      readKeptConsents(request.cookies[consentCookie])?.hasDecided === true,
      request.cookies[marketCookies.id],
      request.cookies[marketCookies.showLocalisationBar] !== undefined,
      request.url,
    ])
    const templateFor = (own: VisitorClass) =>
      cached(`${address} ${classKey(own)}`, stockedWorld, renderTemplate(own))
    const first = yield* templateFor(classOf(layout, new Set()))
    if (first === undefined) return yield* renderPageFor(visitor, true)
    const own = classOf(layout, first.articleIds)
    const template = own.wished.length === 0 ? first : yield* templateFor(own)
    // The two templates may show different articles, because the world may have changed between their
    // renderings. Then the page is rendered for this request.
    if (template === undefined || classKey(classOf(layout, template.articleIds)) !== classKey(own))
      return yield* renderPageFor(visitor, true)
    const now = yield* Clock.currentTimeMillis
    const cookies = requestCookies(request.cookies, isSecure(settings), now)
    const { fill, isPrivate, personal, policy, status } = template
    const parts = template.partsFor(layout)
    const isPersonal = personal || parts.shop.personal || cookies.isPersonal() || (yield* hasSession)
    const shown = shownBy(layout, isPrivate, isPersonal)
    const response = yield* encodedOnce(request, fill(parts), {
      status,
      contentType: htmlType,
      headers: pageHeaders(settings, { isPrivate, policy, shown, status }),
    })
    return cookies.apply(response)
  })
}
