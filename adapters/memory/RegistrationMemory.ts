import { Clock, Effect, Layer, Redacted } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink, linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { alreadyCustomerMail, registrationMail } from "@heimwerk/core/account/accountMails.ts"
import type { NewAccount } from "@heimwerk/core/account/NewAccount.ts"
import { commandKey } from "@heimwerk/core/command/commandKey.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"

import { CustomersMemory } from "./CustomersMemory.ts"
import { makeMailQuota } from "./mailQuota.ts"

interface Waiting {
  readonly account: NewAccount
  readonly sentAt: number
  isConfirmed: boolean
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
      const customers = yield* CustomersMemory
      const outbox = yield* Outbox
      const quota = makeMailQuota()
      const waiting = new Map<string, Waiting>()

      return {
        register: Effect.fn("RegistrationMemory.register")(
          function* (account, key) {
            const now = yield* Clock.currentTimeMillis
            if (!quota.admits(accountKeyOf(account.email), key, now)) return
            const token = yield* commandKey
            const to = { id: `registration-${yield* commandKey}`, email: account.email }
            if (customers.byEmail(account.email) !== undefined)
              return yield* outbox.accept(alreadyCustomerMail(to, origin))
            waiting.set(token, { account, sentAt: now, isConfirmed: false })
            yield* outbox.accept(registrationMail(to, accountLink(origin, "registration", token)))
          },
          Effect.mapError((cause) => new RegistrationError({ reason: "Unavailable", cause })),
        ),
        confirm: Effect.fn("RegistrationMemory.confirm")(function* (token) {
          const now = yield* Clock.currentTimeMillis
          const found = waiting.get(token)
          if (found === undefined || found.sentAt <= now - linkLifetimeMillis.registration)
            return yield* new RegistrationError({ reason: "LinkInvalid" })
          if (found.isConfirmed) return
          const { email, firstName, lastName, password, salute } = found.account
          if (customers.byEmail(email) !== undefined)
            return yield* new RegistrationError({ reason: "LinkInvalid" })
          const id = yield* commandKey
          customers.add({
            id,
            csId: `cs-${id}`,
            email,
            firstName,
            lastName,
            salute,
            password: Redacted.value(password),
            loginType: 1,
            mergeDone: true,
          })
          found.isConfirmed = true
        }),
      }
    }),
  )
