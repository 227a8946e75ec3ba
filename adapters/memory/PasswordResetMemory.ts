import { Clock, Effect, Layer, Redacted } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { passwordChangedMail } from "@heimwerk/core/account/accountMails.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { Outbox, type OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import type { ShopOfMails } from "../mail/MailingStore.ts"
import { ownWords, PasswordStrength } from "../account/PasswordStrength.ts"
import { passwordResetOver, type PasswordResetStore } from "../account/passwordResetOver.ts"
import { CustomersMemory } from "./CustomersMemory.ts"
import { mailingStore } from "./mailingStore.ts"
import { makeMailQuota } from "./mailQuota.ts"

const passwordResetStore = (
  customers: CustomersMemory["Service"],
  outbox: Outbox["Service"],
  shop: ShopOfMails,
): PasswordResetStore<OutboxError> => {
  const quota = makeMailQuota()
  const links = new Map<string, { readonly email: string; readonly sentAt: number }>()
  return {
    ...mailingStore(outbox),
    protect: (password) => Effect.succeed(Redacted.value(password)),
    record: (email, key) =>
      Effect.map(Clock.currentTimeMillis, (now) => ({
        isAdmitted: quota.admits(accountKeyOf(email), key, now),
        customer: customers.byEmail(email),
      })),
    recordLink: (email, _key, { customerId, token }) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (customerId !== undefined) links.set(token, { email, sentAt: now })
      }),
    sendDecoy: () => Effect.void,
    ownerOf: (token) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const link = links.get(token)
        if (link === undefined || link.sentAt <= now - linkLifetimeMillis.passwordReset) return undefined
        return customers.byEmail(link.email)?.id
      }),
    ownWords: (customerId) =>
      Effect.sync(() =>
        customers.customers.filter(({ id }) => id === customerId).flatMap((one) => ownWords(one, shop.brand)),
      ),
    setPassword: Effect.fnUntraced(function* (_token, customerId, password) {
      const email = customers.customers.find(({ id }) => id === customerId)?.email ?? ""
      for (const [token, link] of links)
        if (customers.byEmail(link.email)?.id === customerId) links.delete(token)
      customers.setPassword(customerId, password)
      yield* outbox.accept(
        passwordChangedMail({ id: `password-${yield* randomKey}`, email, brand: shop.brand }, shop.origin),
      )
    }),
  }
}

/**
 * The password reset in memory.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<PasswordReset, never, CustomersMemory | Outbox> =>
  Layer.effect(
    PasswordReset,
    Effect.gen(function* () {
      const { brand } = yield* Retailer
      const shop = { brand, origin }
      const store = passwordResetStore(yield* CustomersMemory, yield* Outbox, shop)
      return passwordResetOver(store, shop, yield* PasswordStrength)
    }),
  )
