import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { ByteSize, Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import * as brand from "./brand/routes.ts"
import { withCachedApi } from "./cache/cachedApi.ts"
import { accessLog } from "./http/accessLog.ts"
import { Draining } from "./http/Draining.ts"
import * as openApi from "./http/openApi.ts"
import * as feeds from "./feeds/routes.ts"
import * as account from "./handlers/account.ts"
import * as addresses from "./handlers/addresses.ts"
import * as basket from "./handlers/basket.ts"
import * as botCheck from "./handlers/botCheck.ts"
import * as checkout from "./handlers/checkout.ts"
import * as checkoutForm from "./handlers/checkoutForm.ts"
import * as consent from "./handlers/consent.ts"
import * as feedback from "./handlers/feedback.ts"
import * as forms from "./handlers/forms.ts"
import * as customer from "./handlers/customer.ts"
import * as guards from "./handlers/guards.ts"
import * as health from "./handlers/health.ts"
import * as marketAnswers from "./handlers/marketAnswers.ts"
import * as markets from "./handlers/markets.ts"
import * as newsletter from "./handlers/newsletter.ts"
import * as places from "./handlers/places.ts"
import * as prices from "./handlers/prices.ts"
import * as registration from "./handlers/registration.ts"
import * as search from "./handlers/search.ts"
import * as stocks from "./handlers/stocks.ts"
import * as suggestions from "./handlers/suggestions.ts"
import { closed } from "./maintenance/closed.ts"
import * as track from "./handlers/track.ts"
import * as wishlist from "./handlers/wishlist.ts"
import * as withdrawal from "./handlers/withdrawal.ts"
import * as plainForms from "./handlers/plainForms.ts"
import * as orderFiles from "./handlers/orderFiles.ts"
import * as paymentNotices from "./handlers/paymentNotices.ts"
import * as paymentWays from "./handlers/paymentWays.ts"
import * as pages from "./pages/routes.ts"
import * as currentVisitor from "./visitor/CurrentVisitor.ts"
import * as offline from "./offline/routes.ts"
import * as pictures from "./pictures/routes.ts"
import { preflight, withCrossOrigin } from "./security/crossOrigin.ts"
import { withSecurityHeaders } from "./security/headers.ts"
import { errorFallback } from "./security/errorFallback.ts"
import { isOfOtherBrand } from "./security/isOfOtherBrand.ts"
import { refusal } from "./security/refusal.ts"
import { maxBodySize, stateChangeRefusal } from "./security/stateChange.ts"
import { countRefusal, measured } from "./telemetry/measures.ts"
import { withTraceId } from "./telemetry/traceId.ts"
import { isHost, isOrigin, originFor, Settings } from "./settings/ShopSettings.ts"

const handlers = Layer.mergeAll(
  account.layer,
  addresses.layer,
  basket.layer,
  botCheck.layer,
  checkout.layer,
  consent.layer,
  feedback.layer,
  forms.layer,
  health.layer,
  marketAnswers.layer,
  markets.layer,
  newsletter.layer,
  places.layer,
  prices.layer,
  customer.layer,
  registration.layer,
  search.layer,
  stocks.layer,
  suggestions.layer,
  track.layer,
  wishlist.layer,
  withdrawal.layer,
)

const api = HttpApiBuilder.layer(ShopApi).pipe(
  Layer.provide(handlers),
  Layer.provide([guards.layer, currentVisitor.layer]),
)

const routes = Layer.mergeAll(
  api,
  openApi.layer,
  feeds.layer,
  pictures.layer,
  brand.layer,
  offline.layer,
  plainForms.layer,
  checkoutForm.layer,
  orderFiles.layer,
  paymentNotices.layer,
  paymentWays.layer,
  pages.layer,
)

/**
 * Compresses responses that are made for each request. The low levels save processor time. Static files are
 * compressed once, with high levels.
 */
const compress = HttpMiddleware.compression({ algorithms: ["br", "gzip"], levels: { br: 4, gzip: 6 } })

/**
 * Makes the shop: one function from request to response. The function answers preflight requests, refuses
 * unreadable and unsafe requests, answers 503 during maintenance, calls the handler of the route, answers
 * failures with an error response, adds security headers, compresses and logs. Tests run it with ports in
 * memory.
 */
export const makeApp = Effect.map(
  Effect.all([Settings, Draining, HttpRouter.toHttpEffect(routes)]),
  ([settings, draining, router]) => {
    const protect = withSecurityHeaders(settings)
    const routed = withCachedApi(
      Effect.provideService(router, HttpServerRequest.MaxBodySize, ByteSize.bytes(maxBodySize)),
    )

    const answer = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
      const asked = preflight(request, settings)
      if (asked !== undefined) return asked
      const origin = originFor(settings, request.headers["host"])
      const isReadable =
        isHost(request.headers["host"]) && isOrigin(origin) && URL.canParse(origin + request.url)
      const code = !isReadable
        ? "InvalidRequest"
        : isOfOtherBrand(request.url)
          ? "NotFound"
          : stateChangeRefusal(request, settings)
      if (code === undefined) return (yield* closed(request)) ?? (yield* routed)
      yield* countRefusal(code)
      return refusal(code)
    })

    const finish = (response: HttpServerResponse.HttpServerResponse) =>
      draining.now()
        ? HttpServerResponse.setHeader(protect(response), "connection", "close")
        : protect(response)

    return compress(
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
        answer(request).pipe(
          Effect.catchCause((cause) => errorFallback(request, cause)),
          Effect.map(finish),
          Effect.map(withCrossOrigin(request, settings)),
          (response) => accessLog(request, response),
          (response) => measured(request, response),
          withTraceId(request),
        ),
      ),
    )
  },
)
