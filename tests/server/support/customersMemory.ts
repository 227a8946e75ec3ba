import * as AddressBookMemory from "@heimwerk/adapters/memory/AddressBookMemory.ts"
import * as CouponsMemory from "@heimwerk/adapters/memory/CouponsMemory.ts"
import * as CustomersMemory from "@heimwerk/adapters/memory/CustomersMemory.ts"
import * as OrdersMemory from "@heimwerk/adapters/memory/OrdersMemory.ts"
import * as PasswordResetMemory from "@heimwerk/adapters/memory/PasswordResetMemory.ts"
import * as ProfilesMemory from "@heimwerk/adapters/memory/ProfilesMemory.ts"
import * as RegistrationMemory from "@heimwerk/adapters/memory/RegistrationMemory.ts"
import { AccountError, Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import * as passwordStrength from "@heimwerk/server/security/passwordStrength/passwordStrength.ts"
import { CustomerData } from "@heimwerk/server/visitor/Visitors.ts"
import { Effect, Layer } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"

const origin = "https://shop.example"

const kept = () => {
  const orders = ordersIn(smallWorld.assortment.articles, smallWorld.markets)
  return customers.map((customer) => ({ ...customer, orders: orders.get(customer.id) ?? [] }))
}

const notHere = Effect.fail(new AccountError({ reason: "Unavailable" }))

/** An account port that only identifies the calling customer. Its other methods are not used. */
const accountOf = (store: CustomersMemory.CustomersMemory["Service"], customerId: string | undefined) =>
  Layer.succeed(Accounts, {
    config: notHere,
    loginType: () => notHere,
    login: () => notHere,
    checkoutLogin: () => notHere,
    me: Effect.sync(() => store.customers.find(({ id }) => id === customerId)),
    logout: notHere,
  })

const customerData = Layer.effect(
  CustomerData,
  Effect.gen(function* () {
    const store = yield* CustomersMemory.CustomersMemory
    const services = yield* Effect.context<CustomersMemory.CustomersMemory | Outbox>()
    const ports = Layer.mergeAll(
      ProfilesMemory.layer(origin, smallWorld.benefits.loyaltyCards),
      AddressBookMemory.layer,
      OrdersMemory.layer,
      CouponsMemory.layer(smallWorld.benefits.coupons),
    )
    return {
      of: ({ customerId }) =>
        Effect.all({ profiles: Profiles, addressBook: AddressBook, orders: Orders, coupons: Coupons }).pipe(
          Effect.provide(Layer.fresh(ports).pipe(Layer.provide(accountOf(store, customerId)))),
          Effect.provideContext(services),
        ),
    }
  }),
)

/** Registration and customer data in memory. Changes here do not affect the logins of `visitorsMemory`. */
export const layer = Layer.mergeAll(
  customerData,
  RegistrationMemory.layer(origin),
  PasswordResetMemory.layer(origin),
).pipe(
  Layer.provide([Layer.unwrap(Effect.sync(() => CustomersMemory.layer(kept()))), passwordStrength.layer]),
)
