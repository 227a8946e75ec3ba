import type { Tokens } from "@heimwerk/adapters/account/Tokens.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Context, Data, type Effect } from "effect"

/** Whoever keeps the sessions did not answer. */
export class VisitorsError extends Data.TaggedError("VisitorsError")<{ readonly cause: unknown }> {}

/** A visitor who has just been given a session; the token goes into the cookie and is kept nowhere else. */
export interface NewVisitor {
  readonly token: string
  readonly visitorId: string
}

/** Whoever visits: somebody who has laid something aside, and the customer while one is logged in. */
export interface Visitor {
  readonly visitorId: string
  readonly customer?: { readonly id: string; readonly loyaltyCard?: string }
}

/** Who visits, and what is theirs: what the server needs beside the ports, from SQL or from memory. */
export class Visitors extends Context.Service<
  Visitors,
  {
    /** The visitor a session token belongs to; undefined for one that is unknown or has ended. */
    resolve(token: string): Effect.Effect<Visitor | undefined, VisitorsError>
    readonly create: Effect.Effect<NewVisitor, VisitorsError>
    /** The basket port of one visitor. */
    baskets(visitor: Visitor): Effect.Effect<Baskets["Service"]>
    /** The wishlist port of one visitor. */
    wishlists(visitor: Visitor): Effect.Effect<Wishlists["Service"]>
    /** The account port of whoever has these tokens. */
    accounts(tokens: Tokens): Effect.Effect<Accounts["Service"]>
  }
>()("server/Visitors") {}
