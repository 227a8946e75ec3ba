import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedProduct } from "@heimwerk/core/basket/limitedBasket.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import type { LimitedBasket } from "./Basket.ts"

/** Converts a limited answer to a basket. Missing fields are empty or 0. */
export const toLimited = (limited: LimitedBasket): Basket => ({
  ...emptyBasket,
  ...limited,
  lineItems: limited.lineItems.map((line) => ({
    ...line,
    product: limitedProduct(line.product),
    unitPrice: toCents(0),
    sum: toCents(0),
  })),
  canCheckout: limited.lineItems.length > 0,
})
