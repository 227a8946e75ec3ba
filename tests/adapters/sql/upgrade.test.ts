import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { migrate, migrations } from "@heimwerk/adapters/sql/migrate.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { emptyDatabase } from "../../support/database.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const drill = ArticleId.make("1000001")
const line = { articleId: drill, quantity: Quantity.make(3), deliveryType: "homeDelivery" as const }

/** Adds three pieces to a basket as the older version of the shop does, which has no wishlists. */
const addAsBefore = (visitorId: string, key: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const now = yield* Clock.currentTimeMillis
    yield* sql`insert into basket (visitor_id, id, version, changed)
      values (${visitorId}::text, ${`basket of ${visitorId}`}::text, 7, ${now}::bigint)`
    yield* sql`insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
      values (${visitorId}::text, ${drill}::text, 'homeDelivery', 3, 1)`
    yield* sql`insert into basket_command (visitor_id, command_key, fingerprint, used)
      values (${visitorId}::text, ${key}::text, ${`add ${drill}-homeDelivery 3`}::text, ${now}::bigint)`
  })

const portsOf = (visitorId: string) =>
  Effect.all({ baskets: basketsFor(visitorId), wishlists: wishlistsFor(visitorId) })

describe("an update of the software on existing data", () => {
  it.live(
    "T-D7: baskets and idempotency keys remain after an update, and the new server reads rows that a server of the older version still writes",
    () =>
      Effect.gen(function* () {
        const directory = yield* emptyDatabase
        const opened = CatalogSql.layer.pipe(Layer.provideMerge(Database.layer({ directory })))
        yield* Effect.provide(
          Effect.andThen(migrate(migrations.slice(0, 2)), addAsBefore("old", "k1")),
          Layer.fresh(Database.layer({ directory })),
        )
        yield* Effect.provide(
          Effect.gen(function* () {
            yield* Effect.andThen(migrate(), seed(smallWorld))
            const { baskets, wishlists } = yield* portsOf("old")
            const kept = yield* baskets.read("full")
            assert.deepStrictEqual([kept.id, kept.version, kept.totalQuantity], ["basket of old", 7, 3])
            assert.strictEqual((yield* wishlists.read("full")).version, 0)
            assert.deepStrictEqual(yield* baskets.run({ kind: "add", line }, "k1"), kept)
            const attached = yield* baskets.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k2")
            assert.deepStrictEqual([attached.version, attached.voucherConfig.voucherCode], [8, "HEIMWERK5"])
            const moved = yield* baskets.moveToWishlist(kept.lineItems[0]?.lineItemId ?? "", "k3")
            assert.deepStrictEqual([moved.basket.totalQuantity, moved.wishlist.totalQuantity], [0, 3])

            // A server of the older version may still run beside a server of the new version.
            yield* addAsBefore("beside", "k1")
            const other = yield* portsOf("beside")
            assert.strictEqual((yield* other.baskets.read("full")).totalQuantity, 3)
            assert.strictEqual(
              (yield* other.wishlists.run({ kind: "add", item: line }, "k2")).totalQuantity,
              3,
            )
            assert.strictEqual((yield* other.baskets.read("full")).version, 7)
          }),
          opened,
        )
      }),
  )
})
