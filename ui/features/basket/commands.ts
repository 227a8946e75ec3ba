import { Effect, Stream, SubscriptionRef } from "effect"

import type { Basket, BasketLine, NewLine } from "@heimwerk/core/basket/Basket.ts"
import type { BasketState } from "@heimwerk/core/basket/Shelves.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"

import type { BenefitKind } from "./atoms.ts"

export const add = (line: NewLine) => BasketService.use((basket) => basket.add(line))

export const update = (lineItemId: string, quantity: Quantity) =>
  BasketService.use((basket) => basket.update(lineItemId, quantity))

export const remove = (lineItemId: string) => BasketService.use((basket) => basket.remove(lineItemId))

export const putBack = (line: BasketLine) => BasketService.use((basket) => basket.putBack(line))

export const moveToWishlist = (lineItemId: string) =>
  BasketService.use((basket) => basket.moveToWishlist(lineItemId))

export const addBenefit = (kind: BenefitKind, text: string) =>
  BasketService.use((basket) => {
    switch (kind) {
      case "voucher":
        return basket.addVoucher(text)
      case "loyaltyCard":
        return basket.addLoyaltyCard(text)
      case "employeeCard":
        return basket.addEmployeeCard(text)
    }
  })

export const removeBenefit = (kind: BenefitKind) =>
  BasketService.use((basket) => {
    switch (kind) {
      case "voucher":
        return basket.removeVoucher
      case "loyaltyCard":
        return basket.removeLoyaltyCard
      case "employeeCard":
        return basket.removeEmployeeCard
    }
  })

export const addCoupon = (couponId: string) => BasketService.use((basket) => basket.addCoupon(couponId))

export const removeCoupon = (couponId: string) => BasketService.use((basket) => basket.removeCoupon(couponId))

export const checkStock = (marketId: string | undefined) =>
  BasketService.use((basket) =>
    basket.checkAvailability(marketId === undefined ? undefined : MarketId.make(marketId)),
  )

/** Reads the basket again: another window may have changed it. */
export const reload = BasketService.use((basket) => basket.load)

/** Shows none, whatever the server says. */
export const forget = BasketService.use((basket) => basket.replace(emptyBasket))

/**
 * Takes over the basket that came with a page. An empty one without an id says only that there was none when the page was
 * asked for; since then one may have begun, so it is read again, behind whatever is under way.
 */
export const takeOver = (basket: Basket) =>
  BasketService.use((service) => (basket.id === "" ? service.load : service.replace(basket)))

/** Tells every state of the basket, beginning with the one the page came with. */
export const follow = (initial: Basket, tell: (state: BasketState) => void) =>
  BasketService.use((service) =>
    Effect.andThen(
      // A visitor may have been quicker than this: no basket at the start is nothing to tell the service.
      initial.id === "" ? Effect.void : service.replace(initial),
      Stream.runForEach(SubscriptionRef.changes(service.state), (state) => Effect.sync(() => tell(state))),
    ),
  )
