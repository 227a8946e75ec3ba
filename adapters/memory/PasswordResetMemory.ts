import { Clock, Effect, Layer, Redacted } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink, linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { passwordChangedMail, passwordResetMail } from "@heimwerk/core/account/accountMails.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { commandKey } from "@heimwerk/core/command/commandKey.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"

import { CustomersMemory } from "./CustomersMemory.ts"
import { makeMailQuota } from "./mailQuota.ts"

/**
 * The password reset in memory.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<PasswordReset, never, CustomersMemory | Outbox> =>
  Layer.effect(
    PasswordReset,
    Effect.gen(function* () {
      const customers = yield* CustomersMemory
      const outbox = yield* Outbox
      const quota = makeMailQuota()
      const links = new Map<string, { readonly email: string; readonly sentAt: number }>()
      const unavailable = Effect.mapError((cause) => new PasswordResetError({ reason: "Unavailable", cause }))

      return {
        ask: Effect.fn("PasswordResetMemory.ask")(function* (email, key) {
          const now = yield* Clock.currentTimeMillis
          const customer = customers.byEmail(email)
          if (!quota.admits(accountKeyOf(email), key, now) || customer === undefined) return
          const token = yield* commandKey
          links.set(token, { email: customer.email, sentAt: now })
          const to = { id: `password-${yield* commandKey}`, email: customer.email }
          yield* outbox.accept(passwordResetMail(to, accountLink(origin, "passwordReset", token)))
        }, unavailable),
        redeem: Effect.fn("PasswordResetMemory.redeem")(function* (token, password) {
          const now = yield* Clock.currentTimeMillis
          const link = links.get(token)
          const customer =
            link === undefined || link.sentAt <= now - linkLifetimeMillis.passwordReset
              ? undefined
              : customers.byEmail(link.email)
          if (customer === undefined) return yield* new PasswordResetError({ reason: "LinkInvalid" })
          if (!isPasswordAllowed(Redacted.value(password)))
            return yield* new PasswordResetError({ reason: "PasswordNotAllowed" })
          for (const [other, { email }] of links) if (email === customer.email) links.delete(other)
          customers.change(customer.id, { password: Redacted.value(password) })
          const to = { id: `password-${yield* commandKey}`, email: customer.email }
          yield* unavailable(outbox.accept(passwordChangedMail(to, origin)))
        }),
      }
    }),
  )
