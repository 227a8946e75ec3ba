import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { CheckoutOffer, OrderRequest, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { brand, commandHeaders, pathId } from "../commands.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { RequestGuard } from "../RequestGuard.ts"

const path = "/shop/rest/V1/:brand"
const ofOrder = { brand, id: pathId, token: pathId }

/**
 * Endpoints for ordering the visitor's basket, as a guest or as a customer (ADR 0043). The
 * session cookie identifies the visitor. An order is read, paid and cancelled with the token of its link.
 * The specification does not define these calls, so the paths are our choice.
 */
export class CheckoutApi extends HttpApiGroup.make("checkout")
  .add(
    HttpApiEndpoint.get("offer", `${path}/checkout/offer`, {
      params: { brand },
      query: { marketId: Schema.optionalKey(MarketId), postalCode: Schema.optionalKey(Plz) },
      success: CheckoutOffer,
      error: errorResponses(CheckoutError, "Unavailable"),
    }),
    HttpApiEndpoint.post("place", `${path}/orders`, {
      params: { brand },
      headers: commandHeaders,
      payload: OrderRequest,
      success: PlacedOrder.pipe(HttpApiSchema.status(201)),
      error: errorResponses(
        CheckoutError,
        "Invalid",
        "NotOrderable",
        "OfferChanged",
        "TooManyTries",
        "Unavailable",
      ),
    }),
    HttpApiEndpoint.get("order", `${path}/orders/:id/:token`, {
      params: ofOrder,
      success: Order,
      error: errorResponses(CheckoutError, "UnknownOrder", "Unavailable"),
    }),
    HttpApiEndpoint.post("cancel", `${path}/orders/:id/:token/cancel`, {
      params: ofOrder,
      success: Order,
      error: errorResponses(CheckoutError, "UnknownOrder", "NotCancellable", "Unavailable"),
    }),
    HttpApiEndpoint.post("pay", `${path}/orders/:id/:token/pay`, {
      params: ofOrder,
      payload: Schema.Struct({ method: Schema.optionalKey(PaymentMethod) }),
      /** The payment page; absent for a bank transfer, or if the customer has just paid. */
      success: Schema.Struct({ page: Schema.optionalKey(Schema.String) }),
      error: errorResponses(CheckoutError, "UnknownOrder", "NotPayable", "PaymentUnavailable", "Unavailable"),
    }),
    HttpApiEndpoint.post("confirmPayment", `${path}/orders/:id/:token/payment`, {
      params: ofOrder,
      success: Order,
      error: errorResponses(CheckoutError, "UnknownOrder", "PaymentUnavailable", "Unavailable"),
    }),
  )
  .middleware(RequestGuard)
  .middleware(CurrentVisitor) {}
