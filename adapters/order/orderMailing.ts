import * as Effect from "effect/Effect"

import { mainSite } from "@heimwerk/core/navigation/mainSite.ts"
import type { OrderMailing } from "@heimwerk/core/order/orderMail.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"

import type { OrderStore } from "./OrderStore.ts"

/** Returns the links and the retailer that the mails about an order contain. */
export const orderMailing = <E>(
  { retailer, tokenOf }: Pick<OrderStore<E>, "retailer" | "tokenOf">,
  orderId: string,
): Effect.Effect<OrderMailing, E> =>
  Effect.map(tokenOf(orderId), (token) => ({
    order: `${retailer.origin}${orderPath(orderId, token)}`,
    withdrawal: `${retailer.origin}/vertrag-widerrufen`,
    terms: retailer.terms ?? `${mainSite}/agb/`,
    retailer,
  }))
