import { randomUUID } from "node:crypto"

import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { namedIn } from "@heimwerk/core/basket/benefitsNamed.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"

import {
  articlesOn,
  basketOn,
  emptyVisitorLists,
  movedOn,
  nextVisitorLists,
  type VisitorLists,
  wishlistOn,
} from "../../visitor/VisitorLists.ts"
import { byHolder, seenByHolder } from "../../visitor/ownCard.ts"
import { type StoreCommand, StoreFailure, type VisitorStore } from "../../visitor/VisitorStore.ts"
import { benefitsNamed } from "./benefits.ts"
import { claimOf, keyState } from "./keys.ts"
import { makeRows, type ReadLists } from "./rows.ts"
import { makeVisitorSupply, VisitorSupply } from "./supply.ts"
import { makeWrite } from "./write.ts"

const articlesIn = (lines: ReadonlyArray<{ readonly articleId: ArticleId }>) =>
  lines.map(({ articleId }) => articleId)

/** The visitor whose lists a store reads and writes. */
interface Owner {
  readonly visitorId: string
  /** The logged-in customer's loyalty card. */
  readonly ownCard: string | undefined
  /**
   * Lists that were already read. Commands do not read them again; if they are outdated, the command runs with the
   * lock.
   */
  readonly known: ReadLists | undefined
}

const seen = (lists: VisitorLists, { ownCard }: Owner) => seenByHolder(lists, ownCard)

/**
 * Makes the stores of visitors. A store has one visitor's basket and wishlist in the database. A command reads the
 * lists, applies the rules of core, and writes the differences in one statement. That statement writes only if the
 * lists are still as read and the key is new. Otherwise, and if the rules refuse the command, the command runs again in
 * a transaction that locks the visitor's row. A command with `isChangeOnce` runs only in that transaction. So parallel
 * commands take effect one after another, also on several servers. A move changes both lists or none, and a refused
 * command changes nothing. Prices always come from the catalogue.
 */
export const visitorStores = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const catalog = yield* Catalog
  const supplyAt = (yield* VisitorSupply) ?? (yield* makeVisitorSupply)

  const supplyFor = Effect.fnUntraced(function* (
    { stored }: VisitorLists,
    world: string,
    articles: ReadonlyArray<ArticleId>,
    { marketId, named = [] }: { readonly marketId?: MarketId; readonly named?: ReadonlyArray<string> } = {},
  ) {
    const cached = supplyAt(world)
    const names = [...namedIn(stored.basket.attached), ...named]
    return {
      products: yield* marketId === undefined
        ? cached.products(articles)
        : catalog.records(articles, marketId),
      benefits: yield* names.length === 0 ? cached.settings : benefitsNamed(sql, names),
    }
  })

  /** Applies a command to the lists. Writes nothing. */
  const apply = Effect.fnUntraced(function* <Reason extends string>(
    owner: Owner,
    before: VisitorLists,
    world: string,
    { added = [], change, ...asked }: StoreCommand<Reason>,
  ) {
    const supply = yield* supplyFor(before, world, [...articlesOn(before), ...added], asked)
    const stored = byHolder(change, owner.ownCard)(before.stored, supply)
    if (typeof stored === "string") return yield* Effect.fail(stored)
    const after = nextVisitorLists(before, stored)
    return { after, answer: movedOn(seen(after, owner), supply) }
  })

  /** Runs a command while the visitor's row is locked. */
  const executeLocked = Effect.fnUntraced(function* <Reason extends string>(
    owner: Owner,
    command: StoreCommand<Reason>,
  ) {
    const { visitorId } = owner
    const now = yield* Clock.currentTimeMillis
    const { lists: before, world } = yield* makeRows(sql, visitorId).lock(randomUUID(), now)
    const claim = claimOf(command)
    const state = yield* keyState(sql, visitorId, claim, now)
    if (state === "taken") return yield* Effect.fail("Invalid" as const)
    if (state === "repeated")
      return movedOn(seen(before, owner), yield* supplyFor(before, world, articlesOn(before)))
    const { after, answer } = yield* apply(owner, before, world, command)
    yield* makeWrite(sql, visitorId).writeLocked({ before, after, claim, now })
    return answer
  }, sql.withTransaction)

  /** Runs a command without a lock. Returns `undefined` and writes nothing if it must run with the lock. */
  const executeUnlocked = Effect.fnUntraced(function* <Reason extends string>(
    owner: Owner,
    command: StoreCommand<Reason>,
  ) {
    const { known, visitorId } = owner
    const now = yield* Clock.currentTimeMillis
    const { lists, world } = known ?? (yield* makeRows(sql, visitorId).read)
    const before = lists ?? emptyVisitorLists(randomUUID())
    const { after, answer } = yield* apply(owner, before, world, command)
    const change = { before, after, isFirst: lists === undefined, claim: claimOf(command), now }
    return (yield* makeWrite(sql, visitorId).write(change)) ? answer : undefined
  })

  const execute = Effect.fnUntraced(
    function* <Reason extends string>(owner: Owner, command: StoreCommand<Reason>) {
      const answer =
        command.isChangeOnce === true
          ? undefined
          : yield* Effect.catchIf(
              executeUnlocked(owner, command),
              (failure) => typeof failure === "string",
              () => Effect.undefined,
            )
      return answer ?? (yield* executeLocked(owner, command))
    },
    Effect.mapError((cause) => (typeof cause === "string" ? cause : new StoreFailure({ cause }))),
    Effect.withSpan("VisitorSql.execute"),
  )

  const basket = Effect.fnUntraced(
    function* (owner: Owner) {
      const { lists, world } = yield* makeRows(sql, owner.visitorId).read
      if (lists === undefined) return emptyBasket
      return basketOn(
        seen(lists, owner),
        yield* supplyFor(lists, world, articlesIn(lists.stored.basket.lines)),
      )
    },
    Effect.mapError((cause) => new StoreFailure({ cause })),
  )

  const wishlist = Effect.fnUntraced(
    function* ({ visitorId }: Owner) {
      const { lists, world } = yield* makeRows(sql, visitorId).read
      if (lists === undefined) return emptyWishlist
      return wishlistOn(lists, yield* supplyFor(lists, world, articlesIn(lists.stored.wishes)))
    },
    Effect.mapError((cause) => new StoreFailure({ cause })),
  )

  return (owner: Owner): VisitorStore => ({
    basket: basket(owner),
    wishlist: wishlist(owner),
    execute: (command) => execute(owner, command),
  })
})

/**
 * Makes the store of one visitor.
 *
 * @param ownCard the logged-in customer's loyalty card
 * @param known lists that were already read
 */
export const visitorStore = (
  visitorId: string,
  ownCard?: string,
  known?: ReadLists,
): Effect.Effect<VisitorStore, never, SqlClient.SqlClient | Catalog> =>
  Effect.map(visitorStores, (storeOf) => storeOf({ visitorId, ownCard, known }))
