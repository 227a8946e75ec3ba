import type { Baskets } from "@heimwerk/core/ports/Baskets.ts"
import type { Wishlists } from "@heimwerk/core/ports/Wishlists.ts"
import { Context, Data, type Effect } from "effect"

/** Whoever keeps the sessions did not answer. */
export class VisitorsError extends Data.TaggedError("VisitorsError")<{ readonly cause: unknown }> {}

/** A visitor who has just been given a session; the token goes into the cookie and is kept nowhere else. */
export interface NewVisitor {
  readonly token: string
  readonly visitorId: string
}

/** Who visits, and what they have laid aside: what the server needs beside the ports, from SQL or from memory. */
export class Visitors extends Context.Service<
  Visitors,
  {
    /** The visitor a session token belongs to; undefined for one that is unknown or has ended. */
    resolve(token: string): Effect.Effect<string | undefined, VisitorsError>
    readonly create: Effect.Effect<NewVisitor, VisitorsError>
    /** The basket port of one visitor. */
    baskets(visitorId: string): Effect.Effect<Baskets["Service"]>
    /** The wishlist port of one visitor. */
    wishlists(visitorId: string): Effect.Effect<Wishlists["Service"]>
  }
>()("server/Visitors") {}
