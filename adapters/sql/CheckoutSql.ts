import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"

import { checkoutOver } from "../order/checkoutOver.ts"
import { orderStoreSql } from "./OrderStoreSql.ts"
import { visitorStore } from "./visitor/store.ts"

/** The visitor who orders. */
export interface Ordering {
  readonly visitorId: string
  readonly customerId?: string | undefined
  /** The logged-in customer's loyalty card. */
  readonly ownCard?: string | undefined
}

/**
 * One visitor's checkout in the database (ADR 0043).
 *
 * @param visitor absent for a request without a session
 * @param origin the origin of the links in mails
 */
export const checkoutFor = (
  visitor: Ordering | undefined,
  origin: string,
): Effect.Effect<Checkout["Service"], never, SqlClient.SqlClient | Catalog | Markets | Places> =>
  Effect.gen(function* () {
    const store = yield* orderStoreSql
    return checkoutOver({
      store: { ...store, retailer: { ...store.retailer, origin } },
      catalog: yield* Catalog,
      markets: yield* Markets,
      places: yield* Places,
      warehouse: yield* Warehouse,
      account: yield* ShopAccount,
      payments: yield* Payments,
      visitor: visitor && {
        visitorId: visitor.visitorId,
        customerId: visitor.customerId,
        lists: yield* visitorStore(visitor.visitorId, visitor.ownCard),
      },
    })
  })
