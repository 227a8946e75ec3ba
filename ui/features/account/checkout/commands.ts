import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import type { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { type CheckoutDraft, forgetDraft, readDraft, saveDraft } from "@heimwerk/core/order/checkoutDraft.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import type { PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import { orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Effect, Schema } from "effect"

import { withAccountPorts } from "../../../runtime/customerPorts.ts"
import { sending, type Tries } from "../form/sending.ts"
import { paymentResult } from "../orders/plainPayment.ts"

const isPlz = Schema.is(Plz)

/**
 * Whether a script of a third party may run in this document. The elements of such scripts stay in the document. The
 * addresses of the shop's own scripts have no host.
 */
const hasThirdParty = () => document.querySelector('script[src*="//"]') !== null

type Placed = PlacedOrder & { readonly page?: string }

/** The commands of the checkout and of a placed order. */
export const open = withAccountPorts(
  Effect.map(Effect.all([Checkout, Effect.context<KeyValueStorage>()]), ([checkout, storage]) => ({
    /**
     * Orders the whole basket as the offer shows it, and deletes the draft of the checkout. Then begins the
     * payment if the customer pays online. If the payment begins, the result contains the address of the
     * payment page. The address of the order page is a secret (ADR 0018), so the result also contains an address to open
     * as a new document if a third party could read it.
     */
    place: (input: CheckoutInput, choices: Parameters<typeof orderRequest>[1], tries: Tries) =>
      sending(orderRequest(input, choices), tries, (request, key) =>
        checkout.place(request, key).pipe(
          Effect.tap(Effect.provideContext(forgetDraft, storage)),
          Effect.flatMap(({ order, token }) =>
            order.payBy === undefined
              ? Effect.succeed({ order, token })
              : checkout.pay(order.orderId, token).pipe(
                  Effect.map(({ page }) => ({ order, token, page })),
                  // If the payment cannot begin, the order stays placed. The page of the order offers the
                  // payment again.
                  Effect.orElseSucceed(() => ({ order, token })),
                ),
          ),
          Effect.map((placed: Placed) => ({
            ...placed,
            newDocument: hasThirdParty()
              ? (placed.page ?? `${orderPath(placed.order.orderId, placed.token)}?${paymentResult.thanks}`)
              : undefined,
          })),
        ),
      ),
    readDraft: (csId: string | undefined) => Effect.provideContext(readDraft(csId), storage),
    saveDraft: (draft: CheckoutDraft, csId: string | undefined) =>
      Effect.provideContext(saveDraft(draft, csId), storage),
    /** Computes the offer for a typed postcode. An incomplete postcode counts as unknown. */
    offer: (marketId: MarketId | undefined, postalCode: string) =>
      checkout.offer(marketId, isPlz(postalCode) ? postalCode : undefined),
    cancel: (orderId: string, token: string) => checkout.cancel(orderId, token),
  })),
).pipe(Effect.provide(KeyValueStorageBrowser.layer))
