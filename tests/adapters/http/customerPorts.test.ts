import { randomUUID } from "node:crypto"

import { layer } from "@effect/vitest"
import { customersLayer } from "@heimwerk/adapters/http/customersLayer.ts"
import { layer as shopAt } from "@heimwerk/adapters/http/layer.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer, Redacted } from "effect"

import { addressBookSuite } from "../../ports/AddressBook.suite.ts"
import { checkoutSuite } from "../../ports/Checkout.suite.ts"
import { ordersSuite } from "../../ports/Orders.suite.ts"
import { passwordResetSuite } from "../../ports/PasswordReset.suite.ts"
import { profilesSuite } from "../../ports/Profiles.suite.ts"
import { registrationSuite } from "../../ports/Registration.suite.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"
import { sqlShop } from "../../server/support/sqlShop.ts"
import { subscribeNow } from "../../support/subscribeNow.ts"
import { embedded, withSmallWorld } from "../../support/database.ts"
import { makeCookieFetch } from "./support/cookieFetch.ts"

const password = Redacted.make("Werkbank-2026!")

/** One visitor's ports over HTTP, connected to this file's test server. */
const page = Layer.unwrap(
  MemoryShop.useSync(({ origin }) => {
    const address = { origin, brand: "heimwerk" }
    return Layer.merge(shopAt(address), customersLayer(address))
  }),
).pipe(Layer.provide(makeCookieFetch()))

const visit = Effect.all({
  accounts: Accounts,
  profiles: Profiles,
  book: AddressBook,
  orders: Orders,
  baskets: Baskets,
  checkout: Checkout,
  coupons: Coupons,
}).pipe(Effect.provide(Layer.fresh(page)))

const loggedIn = (email: Email) =>
  Effect.tap(visit, ({ accounts }) => Effect.orDie(accounts.login({ email, password })))

/** Creates a customer, and returns the e-mail address. */
const customer = Effect.gen(function* () {
  const id = randomUUID()
  const email = Email.make(`karla-${id}@post.example`)
  const person = { id, csId: id, email, firstName: "Karla", lastName: "Kunz", mergeDone: false }
  yield* seedCustomers([{ ...person, password: Redacted.value(password), loginType: 1 }])
  return email
}).pipe(Effect.orDie)

const sent: Array<Mail> = []
const mails = Effect.orDie(Effect.repeat(sendQueuedMails, { until: (count) => count === 0 })).pipe(
  Effect.provide(OutboxMemory.layer(sent)),
  Effect.andThen(Effect.sync(() => [...sent])),
)

layer(page.pipe(Layer.provideMerge(sqlShop), Layer.provideMerge(withSmallWorld(embedded))), {
  excludeTestServices: true,
})("customers over HTTP", (it) => {
  const accounts = Effect.map(visit, (mine) => mine.accounts)
  registrationSuite(it, accounts, mails)
  passwordResetSuite(it, customer, accounts, mails)
  profilesSuite(it, visit, customer, mails, subscribeNow)
  addressBookSuite(
    it,
    Effect.map(Effect.flatMap(customer, loggedIn), ({ book }) => book),
    Effect.map(visit, ({ book }) => book),
  )
  checkoutSuite(
    it,
    Effect.all({ ports: visit, catalog: Catalog.pipe(Effect.provide(CatalogSql.layer)) }).pipe(
      Effect.map(({ catalog, ports }) => ({ ...ports, catalog })),
    ),
  )
  ordersSuite(it, {
    buyer: loggedIn(Email.make("bilal.kaya@kunde.example")),
    other: loggedIn(Email.make("anna.berg@kunde.example")),
    nobody: visit,
  })
})
