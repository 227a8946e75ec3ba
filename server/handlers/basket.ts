import type { LimitedBasket } from "@heimwerk/adapters/http/contract/basket/Basket.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { basketForFirstChange, basketOfRequest } from "../visitor/basketAndWishlist.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { keyOf } from "./commandKey.ts"
import { makeGuessGuard } from "./guesses.ts"
import { basketProblem } from "./problems.ts"

const limited = ({ id, lineItems, totalQuantity, version }: Basket): LimitedBasket => ({
  id,
  type: "limited",
  version,
  totalQuantity,
  lineItems: lineItems.map(({ deliveryType, lineItemId, product, quantity }) => ({
    lineItemId,
    product: { articleId: product.articleId },
    quantity,
    deliveryType,
  })),
})

/** The basket of the session in the cookie; the first thing put in or attached starts the session. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "basket",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const mine = Effect.provideContext(basketOfRequest, services)
    const started = Effect.provideContext(basketForFirstChange, services)
    const ask =
      (whose: typeof mine) =>
      <A, R>(question: (baskets: Baskets["Service"]) => Effect.Effect<A, BasketError, R>) =>
        whose.pipe(Effect.flatMap(question), Effect.mapError(basketProblem))
    const guarded = yield* makeGuessGuard
    const of = ask(mine)
    const begin = ask(started)
    return handlers.handleAll({
      get: () => of((baskets) => baskets.get),
      limited: () =>
        Effect.map(
          of((baskets) => baskets.limited),
          limited,
        ),
      add: ({ headers, payload }) => begin((baskets) => baskets.add(payload, keyOf(headers))),
      addMany: ({ headers, payload: { items } }) =>
        begin((baskets) => baskets.addMany(items, keyOf(headers))),
      update: ({ headers, params, payload }) =>
        of((baskets) => baskets.update(params.id, payload.quantity, keyOf(headers))),
      remove: ({ headers, params }) => of((baskets) => baskets.remove(params.id, keyOf(headers))),
      moveToWishlist: ({ headers, params }) =>
        of((baskets) => baskets.moveToWishlist(params.id, keyOf(headers))),
      addVoucher: ({ headers, payload: { voucher } }) =>
        begin((baskets) => guarded(baskets.addVoucher(voucher, keyOf(headers)))),
      removeVoucher: ({ headers }) => of((baskets) => baskets.removeVoucher(keyOf(headers))),
      addLoyaltyCard: ({ headers, payload: { cardNumber } }) =>
        begin((baskets) => guarded(baskets.addLoyaltyCard(cardNumber, keyOf(headers)))),
      removeLoyaltyCard: ({ headers }) => of((baskets) => baskets.removeLoyaltyCard(keyOf(headers))),
      addEmployeeCard: ({ headers, payload: { employeeCard } }) =>
        begin((baskets) => guarded(baskets.addEmployeeCard(employeeCard, keyOf(headers)))),
      removeEmployeeCard: ({ headers }) => of((baskets) => baskets.removeEmployeeCard(keyOf(headers))),
      addCoupon: ({ headers, payload: { couponId } }) =>
        begin((baskets) => baskets.addCoupon(couponId, keyOf(headers))),
      removeCoupon: ({ headers, params }) => of((baskets) => baskets.removeCoupon(params.id, keyOf(headers))),
      checkAvailability: ({ headers, payload: { marketId } }) =>
        of((baskets) => baskets.checkAvailability(marketId, keyOf(headers))),
    })
  }),
)
