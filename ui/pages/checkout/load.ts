import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { isPlz } from "@heimwerk/adapters/client/reading/values.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
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
import { type SavedFields, savedFields } from "./savedFields.ts"

export interface CheckoutData {
  readonly offer: CheckoutOffer
  readonly marketId?: MarketId
  readonly hidden: PlainFields
  readonly posted?: PostedForm
  readonly csId?: string
  /** The fields known for the logged-in customer. For a delivery to the home, these include the default address. */
  readonly customer?: Pick<CheckoutInput, "firstName" | "lastName" | "email"> & Partial<CheckoutInput>
  /** The customer's address book, for a delivery to the home. Otherwise empty. */
  readonly book: ReadonlyArray<BookAddress>
}

const nothingSaved: SavedFields = { book: [], fields: {} }

/**
 * Loads the offer for the visitor's basket in the chosen market, for the postcode of the customer's default address.
 * An empty basket leads to the basket page. If the session cannot be read, the load fails: a customer's checkout never
 * becomes a guest's.
 */
export const load: Load<CheckoutData> = Effect.fn("pages.checkout.load")(
  function* () {
    const visitor = yield* VisitorReads
    const reads = yield* visitor.customer
    const customer = yield* visitor.me
    const saved = customer === undefined ? nothingSaved : yield* savedFields(reads)
    const market = yield* ownMarket()
    const posted = yield* PostedCheckout
    const postalCode = (posted?.values ?? saved.fields).postalCode?.trim()
    const offer = yield* reads.checkoutOffer(market?.id, isPlz(postalCode) ? postalCode : undefined)
    if (offer.deliveries.length === 0)
      return { kind: "moved" as const, to: paths.basket, isForNow: true as const }
    const isDelivered = offer.deliveries.some(({ deliveryType }) => deliveryType === "homeDelivery")
    const { book, fields } = isDelivered ? saved : nothingSaved
    return {
      kind: "page" as const,
      data: {
        offer,
        book,
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
                ...fields,
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
