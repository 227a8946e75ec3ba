import { randomUUID } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import * as AccountsMemory from "@heimwerk/adapters/memory/AccountsMemory.ts"
import * as AddressBookMemory from "@heimwerk/adapters/memory/AddressBookMemory.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as CouponsMemory from "@heimwerk/adapters/memory/CouponsMemory.ts"
import * as CustomersMemory from "@heimwerk/adapters/memory/CustomersMemory.ts"
import * as OrdersMemory from "@heimwerk/adapters/memory/OrdersMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PasswordResetMemory from "@heimwerk/adapters/memory/PasswordResetMemory.ts"
import * as ProfilesMemory from "@heimwerk/adapters/memory/ProfilesMemory.ts"
import * as RegistrationMemory from "@heimwerk/adapters/memory/RegistrationMemory.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"

import { addressBookSuite } from "../../ports/AddressBook.suite.ts"
import { ordersSuite } from "../../ports/Orders.suite.ts"
import { passwordResetSuite } from "../../ports/PasswordReset.suite.ts"
import { profilesSuite } from "../../ports/Profiles.suite.ts"
import { registrationSuite } from "../../ports/Registration.suite.ts"
import { accountToken, newAccount } from "../../support/customers.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import * as passwordStrength from "@heimwerk/server/security/passwordStrength/passwordStrength.ts"

const origin = "https://shop.example"
const sent: Array<Mail> = []
const mails = Effect.sync(() => [...sent])
const orders = ordersIn(smallWorld.assortment.articles, smallWorld.markets)
const password = Redacted.make("Werkbank-2026!")

const kept = customers.map((customer) => ({ ...customer, orders: orders.get(customer.id) ?? [] }))

const accounts = Layer.unwrap(
  Effect.map(CustomersMemory.CustomersMemory, (store) => AccountsMemory.layer(store.customers)),
).pipe(Layer.provide(BotCheckMemory.layer))

/** One visitor's account and all customer ports, in memory. */
const visit = Effect.gen(function* () {
  const store = yield* CustomersMemory.CustomersMemory
  const outbox = OutboxMemory.layer(sent)
  const mine = Layer.mergeAll(
    ProfilesMemory.layer(origin, smallWorld.benefits.loyaltyCards),
    AddressBookMemory.layer,
    OrdersMemory.layer,
    CouponsMemory.layer(smallWorld.benefits.coupons),
  ).pipe(Layer.provideMerge(accounts), Layer.provide(outbox))
  const context = yield* Layer.build(
    Layer.provide(Layer.fresh(mine), Layer.succeed(CustomersMemory.CustomersMemory, store)),
  )
  return yield* Effect.provideContext(
    Effect.all({
      accounts: Accounts,
      profiles: Profiles,
      book: AddressBook,
      orders: Orders,
      coupons: Coupons,
    }),
    context,
  )
}).pipe(Effect.scoped)

const customer = Effect.gen(function* () {
  const email = Email.make(`kundin-${randomUUID()}@post.example`)
  const id = randomUUID()
  const store = yield* CustomersMemory.CustomersMemory
  store.add({
    id,
    csId: id,
    email,
    firstName: "Karla",
    lastName: "Kunz",
    loginType: 1,
    mergeDone: false,
    password: Redacted.value(password),
  })
  return email
})

const loggedIn = (email: Email) =>
  Effect.gen(function* () {
    const mine = yield* visit
    yield* Effect.orDie(mine.accounts.login({ email, password }))
    return mine
  })

layer(
  Layer.mergeAll(RegistrationMemory.layer(origin), PasswordResetMemory.layer(origin)).pipe(
    Layer.provideMerge(Layer.merge(CustomersMemory.layer(kept), passwordStrength.layer)),
    Layer.provide(OutboxMemory.layer(sent)),
  ),
)(
  "the account ports in memory pass the tests of registration, password reset, profile, address book and orders",
  (it) => {
    registrationSuite(
      it,
      Effect.map(visit, (mine) => mine.accounts),
      mails,
    )
    passwordResetSuite(
      it,
      customer,
      Effect.map(visit, (mine) => mine.accounts),
      mails,
    )
    profilesSuite(it, visit, customer, mails, (email) =>
      CustomersMemory.CustomersMemory.useSync((store) => {
        const id = store.byEmail(email)?.id
        if (id !== undefined) store.change(id, { newsletter: true })
      }),
    )
    addressBookSuite(
      it,
      Effect.map(Effect.flatMap(customer, loggedIn), ({ book }) => book),
      Effect.map(visit, ({ book }) => book),
    )
    ordersSuite(it, {
      buyer: loggedIn(Email.make("bilal.kaya@kunde.example")),
      other: loggedIn(Email.make("anna.berg@kunde.example")),
      nobody: visit,
    })

    it.effect(
      "a confirmed registration in memory invalidates earlier links for its e-mail address, even after the account is deleted",
      () =>
        Effect.gen(function* () {
          const registration = yield* Registration
          const email = `nora-${randomUUID()}@post.example`
          yield* registration.register(newAccount(email), "k1")
          const first = accountToken(sent.at(-1))
          yield* registration.register(newAccount(email.toUpperCase()), "k2")
          const second = accountToken(sent.at(-1))
          yield* registration.confirm(second)
          const { profiles } = yield* loggedIn(Email.make(email))
          yield* profiles.deleteAccount(password)
          assert.strictEqual((yield* Effect.flip(registration.confirm(first))).reason, "LinkInvalid")
          yield* registration.confirm(second)
          assert.isUndefined((yield* CustomersMemory.CustomersMemory).byEmail(email))
        }),
    )

    it.effect("a registration link in memory expires after a day, and a password link after 30 minutes", () =>
      Effect.gen(function* () {
        const [registration, resets] = [yield* Registration, yield* PasswordReset]
        const next = Redacted.make("Hobelbank-2027!")
        yield* registration.register(newAccount("spaet@post.example"), "k1")
        const link = accountToken(sent.at(-1))
        const email = yield* customer
        yield* resets.ask(email, "k1")
        const reset = accountToken(sent.at(-1))
        yield* TestClock.adjust("30 minutes")
        assert.strictEqual((yield* Effect.flip(resets.redeem(reset, next))).reason, "LinkInvalid")
        yield* resets.ask(email, "k2")
        yield* TestClock.adjust("29 minutes")
        yield* resets.redeem(accountToken(sent.at(-1)), next)
        yield* TestClock.adjust("1381 minutes")
        assert.strictEqual((yield* Effect.flip(registration.confirm(link))).reason, "LinkInvalid")
      }),
    )
  },
)
