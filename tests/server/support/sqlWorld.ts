import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as attemptsSql from "@heimwerk/server/security/attemptsSql.ts"
import { visitorsLayer } from "@heimwerk/server/visitor/visitorsSql.ts"
import { Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { embedded, withSmallWorld } from "../../support/database.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryWorld } from "./memoryShop.ts"

const usual: AccountRules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

/** The small world with visitors, accounts and counted attempts in a new database, or in a given one. */
export const sqlWorld = <E>(
  rules: Partial<AccountRules> = {},
  database: Layer.Layer<SqlClient.SqlClient, E> = Layer.orDie(embedded),
) =>
  Layer.merge(
    memoryWorld,
    Layer.mergeAll(visitorsLayer({ ...usual, ...rules }, "https://shop.example"), attemptsSql.layer).pipe(
      Layer.provide([
        CatalogMemory.layer(smallWorld.assortment),
        MarketsMemory.layer(smallWorld.markets),
        PlacesMemory.layer(smallWorld.places),
        withSmallWorld(database),
      ]),
      Layer.orDie,
    ),
  )
