import { Context, Effect, Layer } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import type { PersonalData } from "@heimwerk/core/account/PersonalData.ts"
import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"

import type { MemoryCustomer } from "./AccountsMemory.ts"

/** All stored data of a customer. */
export interface KeptCustomer extends MemoryCustomer {
  readonly salute?: PersonalData["salute"]
  readonly phone?: string
  readonly pendingEmail?: string
  /** Whether the newsletter goes to the customer's e-mail address. */
  readonly newsletter?: boolean
  readonly addresses?: ReadonlyArray<BookAddress>
  /** The customer's orders, newest first. */
  readonly orders?: ReadonlyArray<Order>
}

/** The customers shared by the memory adapters of the account. */
export class CustomersMemory extends Context.Service<
  CustomersMemory,
  {
    /**
     * The current list of customers. `AccountsMemory` reads it at each call, so that new customers can log
     * in.
     */
    readonly customers: ReadonlyArray<KeptCustomer>
    /** Links that confirm a new e-mail address of a customer, by token. */
    readonly emailLinks: Map<string, { readonly id: string; readonly email: string; readonly sentAt: number }>
    byEmail(email: string): KeptCustomer | undefined
    add(customer: KeptCustomer): void
    change(id: string, changes: Partial<KeptCustomer>): void
    /** Sets a password, and ends the links for a new e-mail address. */
    setPassword(id: string, password: string): void
    /** Replaces the stored customer with the same id. */
    replace(customer: KeptCustomer): void
    remove(id: string): void
  }
>()("adapters/memory/CustomersMemory") {}

export const layer = (initial: ReadonlyArray<KeptCustomer>): Layer.Layer<CustomersMemory> =>
  Layer.sync(CustomersMemory, () => {
    const customers = [...initial]
    const emailLinks: CustomersMemory["Service"]["emailLinks"] = new Map()
    return {
      customers,
      emailLinks,
      byEmail: (email) => customers.find((one) => accountKeyOf(one.email) === accountKeyOf(email)),
      add: (customer) => void customers.push(customer),
      change: (id, changes) => {
        customers.forEach((customer, index) => {
          if (customer.id === id) customers[index] = { ...customer, ...changes }
        })
      },
      setPassword: (id, password) => {
        for (const [token, link] of emailLinks) if (link.id === id) emailLinks.delete(token)
        customers.forEach((customer, index) => {
          const { pendingEmail: _, ...rest } = customer
          if (customer.id === id) customers[index] = { ...rest, password }
        })
      },
      replace: (customer) => {
        customers.splice(
          customers.findIndex(({ id }) => id === customer.id),
          1,
          customer,
        )
      },
      remove: (id) => {
        customers.splice(
          customers.findIndex((one) => one.id === id),
          1,
        )
      },
    }
  })

/**
 * Returns the data of the logged-in customer. Fails with `NotLoggedIn` if nobody is logged in or the account
 * no longer exists, and with `Unavailable` if the account cannot be read.
 */
export const customerOf = <E>(
  accounts: Accounts["Service"],
  { customers }: CustomersMemory["Service"],
  failed: (reason: "NotLoggedIn" | "Unavailable") => E,
): Effect.Effect<KeptCustomer, E> =>
  accounts.me.pipe(
    Effect.mapError(() => failed("Unavailable")),
    Effect.flatMap((me) => {
      const found = customers.find(({ id }) => id === me?.id)
      return found === undefined ? Effect.fail(failed("NotLoggedIn")) : Effect.succeed(found)
    }),
  )
