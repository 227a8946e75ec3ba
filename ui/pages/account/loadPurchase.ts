import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import { Effect } from "effect"

import type { Answer, Load } from "../Answer.ts"
import { missing } from "../failed.ts"
import { type CustomerData, forCustomer } from "./forCustomer.ts"

export interface PurchaseData {
  readonly order?: Order
}

const load = forCustomer<PurchaseData, OrdersError>({
  title: "Bestellung",
  path: accountPaths.purchases,
  ask: (reads, _, { orderId = "" }) =>
    reads.order(orderId).pipe(
      Effect.map((order): PurchaseData => ({ order })),
      Effect.catchIf(
        ({ reason }) => reason === "UnknownOrder",
        () => Effect.succeed<PurchaseData>({}),
      ),
    ),
})

/** Loads one order. The result is "not found" for an unknown order and for an order of another customer. */
export const loadPurchase: Load<PurchaseData & CustomerData> = (request) =>
  Effect.map(load(request), (answer): Answer<PurchaseData & CustomerData> =>
    answer.kind === "page" && answer.data.order === undefined ? missing(accountPaths.purchases) : answer,
  )
