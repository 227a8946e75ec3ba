import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { CheckoutOffer, OrderRequest, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
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
 * Orders the visitor's basket, as a guest or as a customer (DESIGN decision 27). The session cookie identifies the visitor. An
 * order is read and cancelled with the token of its link. The specification defines no such calls: the paths are our choice
 * (docs/adr).
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
      error: errorResponses(CheckoutError, "Invalid", "NotOrderable", "OfferChanged", "Unavailable"),
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
  )
  .middleware(RequestGuard)
  .middleware(CurrentVisitor) {}
