import type { Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import type { NewSession, SessionVisitor } from "@heimwerk/adapters/sql/SessionsSql.ts"
import type { VisitorOverview } from "@heimwerk/adapters/sql/visitor/overviews.ts"
import type { ReadLists } from "@heimwerk/adapters/sql/visitor/rows.ts"
import type { Caller } from "@heimwerk/adapters/sql/customer/Caller.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Context, Data, type Effect } from "effect"

/** The session store did not answer. */
export class VisitorsError extends Data.TaggedError("VisitorsError")<{ readonly cause: unknown }> {}

/** A visitor with a session, and the customer who is logged in with it, if any. */
export interface Visitor extends SessionVisitor {
  /** Basket and wishlist as read with the session. The first command of the request uses them. */
  readonly read?: ReadLists | undefined
}

/** Sessions and the ports of their visitors, in a database or in memory. */
export class Visitors extends Context.Service<
  Visitors,
  {
    /** Returns the visitor of a session token, or `undefined` if the token is unknown or has expired. */
    resolve(token: string): Effect.Effect<Visitor | undefined, VisitorsError>
    /** Returns the visitor of a session token together with the data for the layout of a page, or `undefined`. */
    overview(token: string): Effect.Effect<VisitorOverview | undefined, VisitorsError>
    readonly create: Effect.Effect<NewSession, VisitorsError>
    baskets(visitor: Visitor): Effect.Effect<Baskets["Service"]>
    wishlists(visitor: Visitor): Effect.Effect<Wishlists["Service"]>
    /** Returns the checkout of a visitor. Without a visitor the basket is empty, but links of orders work. */
    checkout(visitor: Visitor | undefined): Effect.Effect<Checkout["Service"]>
    accounts(tokens: Tokens): Effect.Effect<Accounts["Service"]>
  }
>()("server/Visitors") {}

/** The ports of one caller. They refuse a caller who is not logged in. Only `confirmEmail` needs no login. */
export interface CallerPorts {
  readonly profiles: Profiles["Service"]
  readonly addressBook: AddressBook["Service"]
  readonly orders: Orders["Service"]
  readonly coupons: Coupons["Service"]
}

/** Makes the ports for the data of customers, in a database or in memory. */
export class CustomerData extends Context.Service<
  CustomerData,
  {
    of(caller: Caller): Effect.Effect<CallerPorts>
  }
>()("server/CustomerData") {}
