import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { Caller } from "@heimwerk/adapters/sql/customer/Caller.ts"
import { Context, type Effect } from "effect"

/** The ports of whoever sent a request; each refuses a caller who is not logged in. */
export interface CustomerPorts {
  readonly profiles: Profiles["Service"]
  readonly addressBook: AddressBook["Service"]
  readonly orders: Orders["Service"]
  readonly coupons: Coupons["Service"]
}

/** What belongs to customers, from SQL or from memory. */
export class CustomerData extends Context.Service<
  CustomerData,
  {
    of(caller: Caller): Effect.Effect<CustomerPorts>
  }
>()("server/CustomerData") {}
