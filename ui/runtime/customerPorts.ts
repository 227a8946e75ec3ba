import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Context, Effect } from "effect"

/** The ports that the account and checkout pages use. */
export type AccountPorts = Registration | PasswordReset | Profiles | AddressBook | Orders | Checkout | Coupons

/**
 * Provides the ports of the account pages. On the server they are ready; the browser loads them with the
 * first page or command that uses such a port.
 */
export class CustomerPorts extends Context.Service<
  CustomerPorts,
  { readonly load: Effect.Effect<Context.Context<AccountPorts>> }
>()("ui/CustomerPorts") {}

/** Provides the ports of the account pages to an effect. */
export const withAccountPorts = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, AccountPorts> | CustomerPorts> =>
  CustomerPorts.use(({ load }) => Effect.flatMap(load, (ports) => Effect.provideContext(work, ports)))
