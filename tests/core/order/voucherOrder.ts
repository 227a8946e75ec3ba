import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import type { Voucher } from "@heimwerk/core/basket/Benefits.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { offerOf } from "@heimwerk/core/order/offerOf.ts"
import { placing } from "@heimwerk/core/order/placing.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

import { hammer, item, market, now, requestFor, route, stocked } from "../../support/checkout.ts"

const account = { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" }

/**
 * Places an order of 2 hammers for 20 € with a voucher. Payment in the market and bank transfer are offered.
 *
 * @param readyAt the pickup time that the customer saw, in epoch ms. Default: that of the offer.
 */
export const placeWithVoucher = (voucher: Voucher, payment: PaymentMethod, readyAt?: number) => {
  const supply = {
    products: [stocked(hammer, 5)],
    benefits: { ...noBenefits, vouchersEnabled: true, vouchers: [voucher] },
  }
  const basket = {
    ...keptNothing,
    lines: [item(hammer, 2)],
    attached: { ...keptNothing.attached, voucherCode: voucher.code },
  }
  const methods: ReadonlyArray<PaymentMethod> = ["payInMarket", "bankTransfer"]
  const offer = offerOf({
    basket: basketOf({ ...basket, id: "b", version: 1 }, supply.products, supply.benefits),
    products: supply.products,
    market,
    now,
    route,
    methods,
  })
  const seen = { ...seenOf(offer), ...(readyAt === undefined ? {} : { readyAt }) }
  const request = { ...requestFor(), payment, seen }
  return placing({ account, basket, supply, request, market, orderId: "HW-1", now, route, methods })
}
