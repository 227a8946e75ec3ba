import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { addressBookFor } from "@heimwerk/adapters/sql/AddressBookSql.ts"
import { couponsFor, ordersFor } from "@heimwerk/adapters/sql/OrdersSql.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { CustomerData } from "./CustomerData.ts"

type Behind = SqlClient.SqlClient | Passwords

/**
 * Customers' data in the database.
 *
 * @param origin where the links in mails lead
 */
export const layer = (origin: string): Layer.Layer<CustomerData, never, Behind> =>
  Layer.effect(
    CustomerData,
    Effect.map(Effect.context<Behind>(), (services) => ({
      of: (caller) =>
        Effect.all({
          profiles: profilesFor(caller, origin),
          addressBook: addressBookFor(caller),
          orders: ordersFor(caller),
          coupons: couponsFor(caller),
        }).pipe(Effect.provideContext(services)),
    })),
  )
