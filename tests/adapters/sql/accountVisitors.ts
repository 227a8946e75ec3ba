import { Effect, Redacted } from "effect"
import type { SqlClient } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { makeTokens } from "../../support/tokens.ts"

const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

let count = 0
export const password = "Werkbank-2026!"

/** Creates a customer with an empty basket, and returns the credentials. */
export const newCustomer = (loyaltyCard?: string) =>
  Effect.gen(function* () {
    const id = `test-${(count += 1)}`
    const email = `kunde${count}@test.example`
    yield* seedCustomers([
      {
        id,
        csId: `cs-${id}`,
        email,
        password,
        firstName: "Test",
        lastName: "Kunde",
        loginType: 1,
        mergeDone: true,
        ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
      },
    ])
    return { email: Email.make(email), password: Redacted.make(password) }
  })

export const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(2),
  deliveryType: "homeDelivery",
} as const
export const lamp = { ...drill, articleId: ArticleId.make("1000162") }

/** A browser: its cookies and its session at the shop. */
export const browser = (initial?: Parameters<typeof makeTokens>[0]) =>
  Effect.gen(function* () {
    const { held, tokens } = makeTokens(initial)
    const sessions = yield* Sessions
    const visitor = Effect.flatMap(
      Effect.suspend(() => sessions.resolve(held().session ?? "")),
      (found) => (found === undefined ? Effect.die("Nobody has this session.") : Effect.succeed(found)),
    )
    return {
      held,
      accounts: yield* accountsFor(tokens, rules),
      visitor,
      basket: Effect.flatMap(visitor, ({ customer, visitorId }) =>
        basketsFor(visitorId, customer?.loyaltyCard),
      ),
      wishlist: Effect.flatMap(visitor, ({ visitorId }) => wishlistsFor(visitorId)),
    }
  })

/** A guest with 2 drills in the basket and on the wishlist. */
export const guest = Effect.gen(function* () {
  const { token, visitorId } = yield* (yield* Sessions).create
  yield* (yield* basketsFor(visitorId)).run({ kind: "add", line: drill }, "guest basket")
  yield* (yield* wishlistsFor(visitorId)).run({ kind: "add", item: drill }, "guest wish")
  return { token, visitorId, page: yield* browser({ session: token }) }
})

export const linesOf = (basket: {
  readonly lineItems: ReadonlyArray<{ readonly lineItemId: string; readonly quantity: number }>
}) => basket.lineItems.map(({ lineItemId, quantity }) => `${quantity} ${lineItemId}`)

/** The database and the services that logins need. */
export type AccountServices = SqlClient.SqlClient | Catalog | Sessions | Passwords | BotVerification
