import type { AddressBook } from "@heimwerk/core/ports/AddressBook.ts"
import type { Coupons } from "@heimwerk/core/ports/Coupons.ts"
import type { Orders } from "@heimwerk/core/ports/Orders.ts"
import type { PasswordReset } from "@heimwerk/core/ports/PasswordReset.ts"
import type { Profiles } from "@heimwerk/core/ports/Profiles.ts"
import type { Registration } from "@heimwerk/core/ports/Registration.ts"
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
