import { isPlz } from "@heimwerk/adapters/client/reading/values.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { CheckoutInput } from "@heimwerk/core/order/orderRequest.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import type { PlainFields, PostedForm } from "../../features/account/checkout/plainCheckout.ts"
import { paths } from "../../paths.ts"
import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"
import { PostedCheckout } from "./PostedCheckout.ts"

export interface CheckoutData {
  readonly offer: CheckoutOffer
  readonly marketId?: MarketId
  readonly hidden: PlainFields
  readonly posted?: PostedForm
  readonly csId?: string
  readonly customer?: Pick<CheckoutInput, "firstName" | "lastName" | "email">
}

/** Loads the offer for the visitor's basket in the chosen market. An empty basket leads to the basket page. */
export const load: Load<CheckoutData> = Effect.fn("pages.checkout.load")(
  function* () {
    const visitor = yield* VisitorReads
    const { checkoutOffer } = yield* visitor.customer
    const market = yield* ownMarket()
    const posted = yield* PostedCheckout
    const postalCode = posted?.values.postalCode.trim()
    const offer = yield* checkoutOffer(market?.id, isPlz(postalCode) ? postalCode : undefined)
    if (offer.deliveries.length === 0)
      return { kind: "moved" as const, to: paths.basket, isForNow: true as const }
    const customer = yield* visitor.me.pipe(Effect.orElseSucceed(() => undefined))
    return {
      kind: "page" as const,
      data: {
        offer,
        hidden: { seen: JSON.stringify(seenOf(offer)), key: yield* randomKey },
        ...(posted === undefined ? {} : { posted }),
        ...(market === undefined ? {} : { marketId: market.id }),
        ...(customer === undefined
          ? {}
          : {
              csId: customer.csId,
              customer: {
                firstName: customer.firstName,
                lastName: customer.lastName,
                email: customer.email,
              },
            }),
      },
      meta: {
        title: `Kasse | ${brand.brand}`,
        description: "Reserviere deine Artikel im Markt oder bestelle sie nach Hause.",
        canonicalPath: paths.checkout,
        robots: "noindex",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, paths.checkout))),
)
