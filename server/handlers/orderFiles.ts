import { Checkout, CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { orderCalendar } from "@heimwerk/core/order/orderCalendar.ts"
import { orderRoute } from "@heimwerk/core/order/orderPath.ts"
import { pickupCodeOf, transferOf } from "@heimwerk/core/order/orderTexts.ts"
import { giroCode } from "@heimwerk/core/payment/giroCode.ts"
import { Clock, Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { encodeQR } from "qr"

import { unknownAddress } from "../plain/unknownAddress.ts"
import { asVisitor } from "../visitor/CurrentVisitor.ts"

/**
 * Returns the order of the request's link. A wrong link, and the link of a deleted order, fail as an unknown
 * address. All other errors stay as they are, so that an outage answers 503.
 */
const orderOfLink = Effect.flatMap(HttpRouter.params, ({ id = "", token = "" }) =>
  asVisitor(Checkout.use((checkout) => checkout.byLink(id, token))).pipe(
    Effect.catchIf(
      (error) => error instanceof CheckoutError && error.reason === "UnknownOrder",
      () => unknownAddress,
    ),
  ),
)

const privately = { headers: { "cache-control": "no-store" } }

/** Draws a text as a QR code with error correction M. Fails without a text. */
const qrCode = (text: string | undefined) =>
  text === undefined
    ? unknownAddress
    : Effect.succeed(
        HttpServerResponse.text(encodeQR(text, "svg", { ecc: "medium" }), {
          contentType: "image/svg+xml",
          ...privately,
        }),
      )

/** The GiroCode of an order that waits for a bank transfer. */
const transferCode = Effect.flatMap(orderOfLink, (order) => {
  const transfer = transferOf(order)
  return qrCode(transfer && giroCode(transfer))
})

/** The pickup code of an order that is ready in its market, as a QR code. */
const pickupCode = Effect.flatMap(orderOfLink, ({ deliveries }) =>
  qrCode(deliveries.flatMap((delivery) => pickupCodeOf(delivery) ?? [])[0]),
)

/** The pickups of an order as a calendar file. */
const calendar = Effect.gen(function* () {
  const file = orderCalendar(yield* orderOfLink, yield* Clock.currentTimeMillis)
  return file === undefined
    ? yield* unknownAddress
    : HttpServerResponse.text(file, { contentType: "text/calendar; charset=utf-8", ...privately })
})

/**
 * Answers with an invoice or a credit note of an order as a PDF. The PDF library is loaded for the first
 * invoice, so that the start of the server does not wait for it.
 */
const invoice = Effect.gen(function* () {
  const { number = "" } = yield* HttpRouter.params
  const { invoices = [], orderId } = yield* orderOfLink
  const found = invoices.find((one) => `${one.number}.pdf` === number)
  if (found === undefined) return yield* unknownAddress
  const { invoicePdf } = yield* Effect.promise(() => import("../invoices/invoicePdf.ts"))
  const file = yield* Effect.promise(() => invoicePdf(found, orderId))
  return HttpServerResponse.uint8Array(file, {
    contentType: "application/pdf",
    headers: { ...privately.headers, "content-disposition": `inline; filename="${number}"` },
  })
})

/** Serves the files of an order to every client that has the order's link. */
export const layer = Layer.mergeAll(
  HttpRouter.add("GET", `${orderRoute}/girocode.svg`, transferCode),
  HttpRouter.add("GET", `${orderRoute}/abholcode.svg`, pickupCode),
  HttpRouter.add("GET", `${orderRoute}/rechnung/:number`, invoice),
  HttpRouter.add("GET", `${orderRoute}/abholung.ics`, calendar),
)
