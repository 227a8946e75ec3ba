import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as PasswordResetSql from "@heimwerk/adapters/sql/PasswordResetSql.ts"
import * as RegistrationSql from "@heimwerk/adapters/sql/RegistrationSql.ts"
import * as attemptsSql from "@heimwerk/server/security/attemptsSql.ts"
import { customerDataLayer, visitorsLayer } from "@heimwerk/server/visitor/visitorsSql.ts"
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { smallWorld } from "../../support/smallWorld.ts"
import { memoryWorld, MemoryShop } from "./memoryShop.ts"

const origin = "https://shop.example"

/** The shop's password algorithm with a minimal cost, so that tests are fast. */
const passwords = PasswordsArgon2.layer({ memory: 8, passes: 1, parallelism: 1 })

const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

/** Visitors, accounts, customer data and counted attempts in the database of the surrounding layer. */
export const sqlVisitors = Layer.mergeAll(
  visitorsLayer(rules, origin).pipe(
    Layer.provide([
      CatalogSql.layer,
      MarketsMemory.layer(smallWorld.markets),
      PlacesMemory.layer(smallWorld.places),
    ]),
  ),
  RegistrationSql.layer(origin),
  PasswordResetSql.layer(origin),
  customerDataLayer(origin),
  attemptsSql.layer,
).pipe(Layer.provide([passwords, BotCheckMemory.layer]))

/**
 * The real server with `sqlVisitors` in the database of the context and everything else in memory.
 *
 * @param parts the other parts of the shop, as for `MemoryShop`
 */
export const sqlShopWith = (parts: Parameters<typeof MemoryShop.layer>[1]) =>
  Layer.unwrap(
    Effect.map(Effect.context<SqlClient.SqlClient>(), (database) =>
      MemoryShop.layer(
        {},
        {
          ...parts,
          world: Layer.merge(memoryWorld, sqlVisitors.pipe(Layer.provide(Layer.succeedContext(database)))),
        },
      ),
    ),
  )

/** The shop of `sqlShopWith` with the default parts. */
export const sqlShop = sqlShopWith({})
