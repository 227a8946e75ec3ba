import { Clock, Effect, Layer, Redacted } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { Outbox, type OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { PasswordStrength } from "../account/PasswordStrength.ts"
import { type PendingAccount, registrationOver, type RegistrationStore } from "../account/registrationOver.ts"
import { CustomersMemory } from "./CustomersMemory.ts"
import { mailingStore } from "./mailingStore.ts"
import { makeMailQuota } from "./mailQuota.ts"

const registrationStore = (
  customers: CustomersMemory["Service"],
  outbox: Outbox["Service"],
): RegistrationStore<OutboxError> => {
  const quota = makeMailQuota()
  const links = new Map<
    string,
    { readonly account: PendingAccount; readonly sentAt: number; isUsed: boolean }
  >()
  return {
    ...mailingStore(outbox),
    protect: (password) => Effect.succeed(Redacted.value(password)),
    admit: (email, key) =>
      Effect.map(Clock.currentTimeMillis, (now) => quota.admits(accountKeyOf(email), key, now)),
    lock: () => Effect.void,
    isCustomer: (email) => Effect.sync(() => customers.byEmail(email) !== undefined),
    recordAnswer: (_email, _key, link) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (link !== undefined) links.set(link.token, { account: link.account, sentAt: now, isUsed: false })
      }),
    find: (token) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const link = links.get(token)
        return link !== undefined && link.sentAt > now - linkLifetimeMillis.registration ? link : undefined
      }),
    create: Effect.fnUntraced(function* (token, account) {
      const id = yield* randomKey
      customers.add({ ...account, id, csId: `cs-${id}`, loginType: 1, mergeDone: true })
      const isSame = (email: string) => accountKeyOf(email) === accountKeyOf(account.email)
      for (const [other, link] of links) {
        if (other === token) link.isUsed = true
        else if (isSame(link.account.email) && !link.isUsed) links.delete(other)
      }
    }),
  }
}

/**
 * The registration in memory.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Registration, never, CustomersMemory | Outbox> =>
  Layer.effect(
    Registration,
    Effect.gen(function* () {
      const store = registrationStore(yield* CustomersMemory, yield* Outbox)
      const { brand } = yield* Retailer
      return registrationOver(store, { brand, origin }, yield* PasswordStrength)
    }),
  )
