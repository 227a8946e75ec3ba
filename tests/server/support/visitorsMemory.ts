import { accountsOver, type AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CheckoutMemory from "@heimwerk/adapters/memory/CheckoutMemory.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Visitors, VisitorsError } from "@heimwerk/server/visitor/Visitors.ts"
import { Context, Effect, Layer } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"
import { makeAccountStore } from "./accountStoreMemory.ts"

const noBotChecks: AccountRules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

/** The password algorithm of production with a minimal cost, so that tests are fast. */
const cheap = { memory: 8, passes: 1, parallelism: 1 }

/** Visitors in memory, each with a basket and a wishlist of the memory adapters. */
const make = (rules: AccountRules) =>
  Effect.gen(function* () {
    const catalog = yield* Catalog
    const scope = yield* Effect.scope
    const services = yield* Effect.context<Passwords | BotVerification>()
    const orders = yield* CheckoutMemory.OrderStoreMemory
    const markets = yield* Markets
    const places = yield* Places
    const lists = new Map<string, Context.Context<Baskets | Wishlists | VisitorMemory.VisitorMemory>>()
    const emptyLists = Layer.mergeAll(BasketsMemory.layer, WishlistsMemory.layer).pipe(
      Layer.provideMerge(VisitorMemory.layer(smallWorld.benefits)),
      Layer.fresh,
      Layer.provide(Layer.succeed(Catalog, catalog)),
      Layer.buildWithScope(scope),
    )
    const listsFor = (visitorId: string) =>
      Effect.suspend(() => {
        const known = lists.get(visitorId)
        if (known !== undefined) return Effect.succeed(known)
        return Effect.tap(emptyLists, (made) => Effect.sync(() => lists.set(visitorId, made)))
      })
    const basketOf = (visitorId: string) => Effect.map(listsFor(visitorId), Context.get(Baskets))
    const wishlistOf = (visitorId: string) => Effect.map(listsFor(visitorId), Context.get(Wishlists))

    /**
     * Merges a guest's basket and wishlist into the customer's lists, line by line with calls of the ports,
     * without a transaction.
     */
    const merge = Effect.fnUntraced(function* (guest: string, customer: string) {
      const { lineItems } = yield* (yield* basketOf(guest)).read("full")
      const wishes = yield* (yield* wishlistOf(guest)).read("full")
      const [basket, wishlist] = [yield* basketOf(customer), yield* wishlistOf(customer)]
      for (const { deliveryType, lineItemId, product, quantity } of lineItems)
        yield* basket.run(
          { kind: "add", line: { articleId: product.articleId, quantity, deliveryType } },
          `${guest} ${lineItemId}`,
        )
      for (const { lineItemId, product, quantity } of wishes.lineItems)
        yield* wishlist.run(
          { kind: "add", item: { articleId: product.articleId, quantity } },
          `${guest} wish ${lineItemId}`,
        )
      lists.delete(guest)
    }, Effect.orDie)

    const { begin, resolve, store } = yield* makeAccountStore({
      listsOf: (customerId) => Effect.succeed(`customer-${customerId}`),
      merge,
    })
    let guests = 0
    return Visitors.of({
      resolve,
      overview: Effect.fnUntraced(
        function* (token) {
          const visitor = yield* resolve(token)
          if (visitor === undefined) return undefined
          return {
            visitor: { ...visitor, read: visitor.read },
            customer: yield* store.bySession(token),
            basket: yield* (yield* basketOf(visitor.visitorId)).read("full"),
            wishlist: yield* (yield* wishlistOf(visitor.visitorId)).read("limited"),
          }
        },
        Effect.mapError((cause) => new VisitorsError({ cause })),
      ),
      create: Effect.suspend(() => {
        const visitorId = `guest-${(guests += 1)}`
        return Effect.map(begin({ visitorId }), (token) => ({ token, visitorId }))
      }),
      baskets: ({ visitorId }) => basketOf(visitorId),
      wishlists: ({ visitorId }) => wishlistOf(visitorId),
      checkout: (visitor) =>
        Effect.gen(function* () {
          const own = yield* listsFor(visitor?.visitorId ?? "nobody")
          const ordering = visitor && { visitorId: visitor.visitorId, customerId: visitor.customer?.id }
          return yield* Checkout.pipe(
            Effect.provide(Layer.fresh(CheckoutMemory.layer(ordering, "https://shop.example"))),
            Effect.provideContext(own),
            Effect.provideService(CheckoutMemory.OrderStoreMemory, orders),
            Effect.provideService(Markets, markets),
            Effect.provideService(Places, places),
            Effect.provideService(Catalog, catalog),
          )
        }),
      accounts: (tokens) => Effect.provideContext(accountsOver(store, tokens, rules), services),
    })
  })

export const layerWith = (
  rules: AccountRules,
): Layer.Layer<Visitors, never, Catalog | Markets | Places | Outbox> =>
  Layer.effect(Visitors, make(rules)).pipe(
    Layer.provide([
      PasswordsArgon2.layer(cheap),
      BotCheckMemory.layer,
      CheckoutMemory.OrderStoreMemory.layer(CheckoutMemory.movableStock(smallWorld.assortment)),
    ]),
  )

export const layer = layerWith(noBotChecks)
