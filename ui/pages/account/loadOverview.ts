import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { OrderSummary } from "@heimwerk/core/order/Order.ts"
import { Effect } from "effect"

import { forCustomer } from "./forCustomer.ts"

/** Summaries of the other account pages. A summary is missing if its data failed to load or do not exist. */
export interface OverviewData {
  readonly firstName: string
  readonly email: string
  readonly name: string
  readonly loyaltyCard?: string
  readonly lastOrder?: OrderSummary
  readonly orders?: number
  readonly coupons?: number
  readonly address?: BookAddress
}

/** Loads the data of the account overview. Summaries that fail to load are left out. */
export const loadOverview = forCustomer<OverviewData, never>({
  title: "Mein Konto",
  path: accountPaths.overview,
  ask: (reads, { email, firstName, lastName, loyaltyCard }) =>
    Effect.gen(function* () {
      const [orders, coupons, book] = yield* Effect.all(
        [
          reads.orders.pipe(Effect.orElseSucceed(() => undefined)),
          reads.coupons.pipe(Effect.orElseSucceed(() => undefined)),
          reads.addresses.pipe(Effect.orElseSucceed(() => undefined)),
        ],
        { concurrency: "unbounded" },
      )
      const [lastOrder] = orders ?? []
      const address = book?.find(({ isDefault }) => isDefault)
      return {
        firstName,
        email,
        name: `${firstName} ${lastName}`,
        ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
        ...(orders === undefined ? {} : { orders: orders.length }),
        ...(lastOrder === undefined ? {} : { lastOrder }),
        ...(coupons === undefined ? {} : { coupons: coupons.length }),
        ...(address === undefined ? {} : { address }),
      }
    }),
})
