import { ordersReasons } from "@heimwerk/core/order/ordersReasons.ts"

import type { CustomerApi } from "../http/contract/customer/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { list } from "./reading/Read.ts"
import { readOrder, readOrderSummary } from "./reading/readOrder.ts"

const path = "/shop/rest/V1/:brand/customers/me/orders"

/**
 * The orders of the logged-in customer, newest first.
 * @example
 * import { account, createShop, orders } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account, orders })
 * await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const purchases = await shop.orders.orders()
 * purchases.ok && purchases.value.length > 0 // => true
 */
export const orders = nounOf<typeof CustomerApi>()(ordersReasons, {
  orders: { method: "GET", path, hasKey: false, read: list("orders", readOrderSummary) },
  order: { method: "GET", path: `${path}/:id`, hasKey: false, read: readOrder },
})
