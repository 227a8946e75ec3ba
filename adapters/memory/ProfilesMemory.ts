import { Clock, Effect, Layer, Redacted } from "effect"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { accountLink, linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import {
  type Addressed,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  passwordChangedMail,
} from "@heimwerk/core/account/accountMails.ts"
import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { withoutStaff } from "@heimwerk/core/order/withoutStaff.ts"
import { canonicalCode } from "@heimwerk/core/values/canonicalCode.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { ownWords, PasswordStrength } from "../account/PasswordStrength.ts"
import { customerOf, CustomersMemory, type KeptCustomer } from "./CustomersMemory.ts"
import { makeMailQuota } from "./mailQuota.ts"

const profileOf = (customer: KeptCustomer): Profile => ({
  salute: customer.salute ?? "",
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone ?? "",
  email: customer.email,
  ...(customer.pendingEmail === undefined ? {} : { pendingEmail: customer.pendingEmail }),
  ...(customer.loyaltyCard === undefined ? {} : { loyaltyCard: customer.loyaltyCard }),
  mergeDone: customer.mergeDone === true,
  newsletter: customer.newsletter === true,
})

const failed = (reason: ProfileError["reason"]) => new ProfileError({ reason })

/**
 * The logged-in customer's profile, in memory.
 *
 * @param origin the origin of links in mails
 * @param loyaltyCards the numbers of all valid loyalty cards
 */
export const layer = (
  origin: string,
  loyaltyCards: ReadonlyArray<string> = [],
): Layer.Layer<Profiles, never, Accounts | CustomersMemory | Outbox> =>
  Layer.effect(
    Profiles,
    Effect.gen(function* () {
      const customers = yield* CustomersMemory
      const outbox = yield* Outbox
      const { isGuessable } = yield* PasswordStrength
      const { brand } = yield* Retailer
      const quota = makeMailQuota()
      const links = customers.emailLinks
      const me = customerOf(yield* Accounts, customers, failed)
      const profile = Effect.map(me, profileOf)

      const send = Effect.fnUntraced(
        function* (mail: (to: Addressed) => Mail, email: string) {
          yield* outbox.accept(mail({ id: `profile-${yield* randomKey}`, email, brand }))
        },
        Effect.mapError((cause) => new ProfileError({ reason: "Unavailable", cause })),
      )

      const withPassword = (password: Redacted.Redacted) =>
        Effect.filterOrFail(
          me,
          (customer) => customer.password === Redacted.value(password),
          () => failed("WrongPassword"),
        )

      return {
        get: profile,
        change: Effect.fn("ProfilesMemory.change")(function* (data) {
          const { id } = yield* me
          customers.change(id, data)
          return yield* profile
        }),
        changeEmail: Effect.fn("ProfilesMemory.changeEmail")(function* (email, password, key) {
          const { id } = yield* withPassword(password)
          const now = yield* Clock.currentTimeMillis
          customers.change(id, { pendingEmail: email })
          if (!quota.admits(accountKeyOf(email), key, now)) return yield* profile
          const token = yield* randomKey
          const isTaken = customers.byEmail(email) !== undefined
          if (!isTaken) links.set(token, { id, email, sentAt: now })
          const link = accountLink(origin, "emailChange", token)
          yield* send((to) => (isTaken ? emailTakenMail(to, origin) : emailChangeMail(to, link)), email)
          return yield* profile
        }),
        confirmEmail: Effect.fn("ProfilesMemory.confirmEmail")(function* (token) {
          const now = yield* Clock.currentTimeMillis
          const link = links.get(token)
          const owner = customers.customers.find(({ id }) => id === link?.id)
          if (
            link === undefined ||
            owner?.pendingEmail !== link.email ||
            link.sentAt <= now - linkLifetimeMillis.emailChange ||
            customers.byEmail(link.email) !== undefined
          )
            return yield* failed("LinkInvalid")
          links.delete(token)
          const { pendingEmail: _, ...rest } = owner
          customers.replace({ ...rest, email: link.email })
          yield* send(emailChangedMail, owner.email)
        }),
        changePassword: Effect.fn("ProfilesMemory.changePassword")(function* (old, next) {
          const { email, id } = yield* withPassword(old)
          if (!isPasswordAllowed(Redacted.value(next))) return yield* failed("PasswordNotAllowed")
          if (yield* isGuessable(next, ownWords(yield* profile, brand)))
            return yield* failed("PasswordGuessable")
          customers.setPassword(id, Redacted.value(next))
          yield* send((to) => passwordChangedMail(to, origin), email)
        }),
        settleCard: Effect.fn("ProfilesMemory.settleCard")(function* (typed) {
          const { id } = yield* me
          const cardNumber = typed === undefined ? undefined : canonicalCode(typed)
          const isOthers = customers.customers.some((one) => one.loyaltyCard === cardNumber && one.id !== id)
          if (cardNumber !== undefined && (isOthers || !loyaltyCards.includes(cardNumber)))
            return yield* failed("LoyaltyCardUnknown")
          customers.change(id, {
            mergeDone: true,
            loginType: 1,
            ...(cardNumber === undefined ? {} : { loyaltyCard: cardNumber }),
          })
          return yield* profile
        }),
        cancelNewsletter: Effect.fn("ProfilesMemory.cancelNewsletter")(function* () {
          customers.change((yield* me).id, { newsletter: false })
          return yield* profile
        }),
        exportData: Effect.map(me, ({ addresses = [], orders = [], ...customer }) => ({
          customer: [profileOf(customer)],
          ...(addresses.length === 0 ? {} : { customer_address: addresses }),
          ...(orders.length === 0 ? {} : { customer_order: orders.map(withoutStaff) }),
        })),
        deleteAccount: Effect.fn("ProfilesMemory.deleteAccount")(function* (password) {
          const { id } = yield* withPassword(password)
          customers.remove(id)
        }),
      }
    }),
  )
