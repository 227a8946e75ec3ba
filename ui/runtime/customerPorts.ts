import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Context, Effect } from "effect"

/** What the pages of the account ask. */
export type AccountPorts = Registration | PasswordReset | Profiles | AddressBook | Orders | Coupons

/** The ports of the account: the server has them at hand, the browser brings them with the first page that asks. */
export class CustomerPorts extends Context.Service<
  CustomerPorts,
  { readonly bring: Effect.Effect<Context.Context<AccountPorts>> }
>()("ui/CustomerPorts") {}

/** Brings the ports of the account for something that asks them. */
export const withAccountPorts = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, AccountPorts> | CustomerPorts> =>
  CustomerPorts.use(({ bring }) => Effect.flatMap(bring, (ports) => Effect.provideContext(work, ports)))
