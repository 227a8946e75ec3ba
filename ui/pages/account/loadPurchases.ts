import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { OrderSummary } from "@heimwerk/core/order/Order.ts"
import type { OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import { Effect } from "effect"

import { forCustomer } from "./forCustomer.ts"

export interface PurchasesData {
  readonly orders: ReadonlyArray<OrderSummary>
}

/** Loads the customer's orders, newest first (storefront 2, 'Einkäufe'). */
export const loadPurchases = forCustomer<PurchasesData, OrdersError>({
  title: "Einkäufe",
  path: accountPaths.purchases,
  ask: ({ orders: all }) => Effect.map(all, (orders) => ({ orders })),
})
