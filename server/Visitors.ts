import type { BasketError, Baskets } from "@heimwerk/core/ports/Baskets.ts"
import { Context, type Effect } from "effect"

/** A visitor who has just been given a session; the token goes into the cookie and is kept nowhere else. */
export interface NewVisitor {
  readonly token: string
  readonly visitorId: string
}

/** Who visits, and their baskets: what the server needs beside the ports, from SQL or from memory. */
export class Visitors extends Context.Service<
  Visitors,
  {
    /** The visitor a session token belongs to; undefined for one that is unknown or has ended. */
    resolve(token: string): Effect.Effect<string | undefined, BasketError>
    readonly create: Effect.Effect<NewVisitor, BasketError>
    /** The basket port of one visitor. */
    baskets(visitorId: string): Effect.Effect<Baskets["Service"]>
  }
>()("server/Visitors") {}
