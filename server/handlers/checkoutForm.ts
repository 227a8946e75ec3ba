import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { problemsByField } from "@heimwerk/core/forms/InvalidFormData.ts"
import { Checkout, CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import { SeenOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { plainCheckout, type PostedForm } from "@heimwerk/ui/features/account/checkout/plainCheckout.ts"
import { PostedCheckout } from "@heimwerk/ui/pages/checkout/PostedCheckout.ts"
import { ownMarket } from "@heimwerk/ui/pages/ownMarket.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { Clock, Effect, Option, Record, Result, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

import { requestCookies } from "../pages/cookies.ts"
import { renderPage } from "../pages/render.ts"
import { isSecure, Settings } from "../settings/ShopSettings.ts"
import { seeOther } from "../plain/seeOther.ts"
import { countOrder } from "../telemetry/measures.ts"
import { asVisitor } from "../visitor/CurrentVisitor.ts"
import { makeOrderAdmission, type OrderAdmission } from "./orderAdmission.ts"
import { payAddress } from "./paymentWays.ts"

const text = Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))
const Form = Schema.Struct({
  ...Record.map(CheckoutInput.fields, () => text),
  [plainCheckout.payment]: PaymentMethod,
  // Absent in pages of an older version.
  [plainCheckout.button]: Schema.optionalKey(PaymentMethod),
  [plainCheckout.seen]: Schema.fromJsonString(SeenOffer),
  [plainCheckout.key]: Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/u)),
})

/** Message for a customer who chose another payment method below the button of a free reservation. */
const paidOrder =
  "Mit dieser Zahlungsart bestellst du zahlungspflichtig. Bitte prüfe deine Bestellung und sende sie noch einmal ab."

const decodePlz = Schema.decodeUnknownOption(Plz)

/** The visitor's market, from the cookies of the request. */
const marketOfRequest = Effect.gen(function* () {
  const { cookies } = yield* HttpServerRequest.HttpServerRequest
  const { jar } = requestCookies(cookies, isSecure(yield* Settings), yield* Clock.currentTimeMillis)
  return yield* Effect.provideService(ownMarket(), CookieJar, jar)
})

/** Places the order. Returns the address of its page or of its payment, or what the customer must correct. */
const place = Effect.fnUntraced(function* (form: typeof Form.Type, admit: OrderAdmission) {
  const { gesehen: seen, knopf: button, payment, schluessel: key, ...values } = form
  const checkout = yield* Checkout
  const market = yield* marketOfRequest
  const offer = yield* checkout.offer(market?.id, Option.getOrUndefined(decodePlz(values.postalCode.trim())))
  const request = orderRequest(values, { offer, marketId: market?.id, payment })
  if (Result.isFailure(request))
    return { values, payment, problems: problemsByField(request.failure) } satisfies PostedForm
  // § 312j BGB: without a button that names the payment, there is no contract.
  if (button === "payInMarket" && payment !== "payInMarket")
    return { values, payment, problems: {}, failure: paidOrder } satisfies PostedForm
  yield* admit
  const { order, token } = yield* countOrder(checkout.place({ ...request.success, seen }, key))
  return order.payBy === undefined ? orderPath(order.orderId, token) : yield* payAddress(order.orderId, token)
})

/** Shows the checkout again with the submitted input and the reasons for the refusal. */
const showAgain = (posted: PostedForm, status: number) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const page = yield* renderPage(true).pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, request.modify({ url: paths.checkout })),
      Effect.provideService(PostedCheckout, posted),
    )
    return page.status === 200 ? HttpServerResponse.setStatus(page, status) : page
  })

/**
 * Answers a posted form: redirects if the order was placed, otherwise shows the checkout again. An unreadable
 * form redirects to the checkout. `admit` refuses the order if the network has placed too many.
 */
const answer = (admit: OrderAdmission) =>
  HttpServerRequest.schemaBodyUrlParams(Form).pipe(
    Effect.flatMap((form) =>
      asVisitor(place(form, admit)).pipe(
        Effect.flatMap((outcome) =>
          typeof outcome === "string" ? Effect.succeed(seeOther(outcome)) : showAgain(outcome, 422),
        ),
        Effect.catchTag("CheckoutError", ({ message, reason }) => {
          const { gesehen: _seen, knopf: _button, payment, schluessel: _key, ...values } = form
          return showAgain(
            { values, payment, problems: {}, failure: message },
            CheckoutError.reasons[reason].status,
          )
        }),
      ),
    ),
    Effect.catchTag("SchemaError", () => Effect.succeed(seeOther(paths.checkout))),
  )

/**
 * Answers the checkout form without JavaScript. A placed order redirects to its page, or to the page where
 * the customer pays. Otherwise the answer shows the checkout again, with the input, messages beside the
 * fields, and the current offer.
 */
export const layer = HttpRouter.use((router) =>
  Effect.flatMap(makeOrderAdmission, (admit) => router.add("POST", plainCheckout.target, answer(admit))),
)
