import type {
  AccountStore,
  CheckedCustomer,
  KnownCustomer,
  LoginTry,
} from "@heimwerk/adapters/account/AccountStore.ts"
import { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import type { StoreFailure } from "@heimwerk/adapters/visitor/VisitorStore.ts"
import { failuresForgottenAfterMillis, loginDelayMillis } from "@heimwerk/core/account/loginDelay.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { loginIdleMillis, loginLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import type { Visitor } from "@heimwerk/server/visitor/Visitors.ts"
import { Clock, Effect, Redacted } from "effect"

interface Session {
  readonly visitor: Visitor
  /** Start of the login and time of the last request, in epoch ms. */
  readonly loggedIn: number
  readonly used: number
}

const isFresh = ({ loggedIn, used }: Session, now: number): boolean =>
  now - used < loginIdleMillis && now - loggedIn < loginLifetimeMillis

const isUnchanged = ({ customer, passwordHash }: KnownCustomer, checked: CheckedCustomer): boolean =>
  customer.id === checked.id && passwordHash === checked.passwordHash

interface Failures {
  readonly failures: number
  readonly tried: number
  readonly freeFrom: number
}

/** Access to the visitors' baskets and wishlists, which the account store needs. */
export interface OptimisticLists {
  /** Returns the visitor id of a customer. */
  listsOf(customerId: string): Effect.Effect<string>
  merge(guest: string, customer: string): Effect.Effect<void>
}

/** The demonstration customers and their sessions, in memory. */
export const makeAccountStore = Effect.fnUntraced(function* (lists: OptimisticLists) {
  const passwords = yield* Passwords
  const known = new Map<string, KnownCustomer>()
  for (const { employeeCard: _, loginType, password, ...customer } of customers) {
    const passwordHash = yield* passwords.hash(Redacted.make(password))
    known.set(accountKeyOf(customer.email), { customer, loginType, passwordHash })
  }
  const sessions = new Map<string, Session>()
  const devices = new Map<string, string>()
  const failed = new Map<string, Failures>()
  let count = 0

  const whoOf = ({ device = "", email }: LoginTry) =>
    devices.get(device) === accountKeyOf(email) ? `${device} ${accountKeyOf(email)}` : accountKeyOf(email)

  /**
   * Returns the visitor of a session token, or `undefined` if the token is unknown. Leaves out the customer if
   * the login has expired.
   */
  const resolve = (token: string) =>
    Effect.map(Clock.currentTimeMillis, (now): Visitor | undefined => {
      const session = sessions.get(token)
      if (session === undefined) return undefined
      const { visitor } = session
      if (visitor.customer === undefined || !isFresh(session, now)) return { visitorId: visitor.visitorId }
      sessions.set(token, { ...session, used: now })
      return visitor
    })

  const begin = (visitor: Visitor) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      const token = `visitor-${(count += 1)}`
      sessions.set(token, { visitor, loggedIn: now, used: now })
      return token
    })

  const store: AccountStore = {
    byEmail: (email) => Effect.sync(() => known.get(accountKeyOf(email))),
    bySession: (token) =>
      Effect.map(
        resolve(token),
        (visitor) =>
          [...known.values()].find(({ customer }) => customer.id === visitor?.customer?.id)?.customer,
      ),
    admit: (attempt) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const before = failed.get(whoOf(attempt)) ?? { failures: 0, tried: now, freeFrom: 0 }
        if (before.freeFrom > now) return false
        const failures = before.tried <= now - failuresForgottenAfterMillis ? 1 : before.failures + 1
        failed.set(whoOf(attempt), { failures, tried: now, freeFrom: now + loginDelayMillis(failures) })
        return true
      }),
    absolve: (attempt) => Effect.sync(() => void failed.delete(whoOf(attempt))),
    rehash: (checked, passwordHash) =>
      Effect.sync(() => {
        for (const [name, one] of known)
          if (isUnchanged(one, checked)) known.set(name, { ...one, passwordHash })
      }),
    enter: Effect.fnUntraced(function* (checked, old): Effect.fn.Return<
      { readonly session: string; readonly device: string } | undefined,
      StoreFailure
    > {
      const found = [...known].find(([, one]) => isUnchanged(one, checked))
      if (found === undefined) return undefined
      const [name, { customer }] = found
      const before = sessions.get(old.session ?? "")
      sessions.delete(old.session ?? "")
      const visitorId = yield* lists.listsOf(customer.id)
      if (before !== undefined && before.visitor.customer === undefined)
        yield* lists.merge(before.visitor.visitorId, visitorId)
      const { id, loyaltyCard } = customer
      const session = yield* begin({
        visitorId,
        customer: { id, ...(loyaltyCard === undefined ? {} : { loyaltyCard }) },
      })
      const device = old.device ?? `device-${(count += 1)}`
      devices.set(device, name)
      return { session, device }
    }),
    end: (token) => Effect.sync(() => void sessions.delete(token)),
  }
  return { store, resolve, begin }
})
