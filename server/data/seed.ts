import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import * as database from "@heimwerk/adapters/sql/database.ts"
import { indexWorld } from "@heimwerk/adapters/sql/search/indexWorld.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { seedOrders } from "@heimwerk/adapters/sql/seedOrders.ts"
import { hasWorld } from "@heimwerk/adapters/sql/world/hasWorld.ts"
import { benefits } from "@heimwerk/fixtures/benefits.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import { assortment, markets, places } from "@heimwerk/fixtures/world.ts"
import { Console, Effect } from "effect"

import { readConfig } from "../settings/config.ts"
import { worldVersion, worldYear } from "./worldVersion.ts"

/**
 * Time limit of a statement, in ms. The slowest statements index a world of an older version: 500,000 articles
 * take a minute.
 */
const statementBudgetMillis = 600_000

/**
 * Seeds the demonstration data of this year into the configured database, whose tables exist. If the database
 * contains an imported world or one of the current version, writes only its search tables.
 */
const program = Effect.gen(function* () {
  const { dataDir, databaseUrl, publicOrigin } = yield* readConfig(process.env)
  const world = {
    version: yield* worldVersion,
    markets: markets(yield* worldYear),
    places,
    assortment: assortment(),
    benefits,
  }
  // The passwords of the demonstration customers are public, so a shop with a public origin does not get
  // these customers.
  const people = publicOrigin === undefined ? customers : []
  const orders = ordersIn(world.assortment.articles, world.markets)
  const prepare = Effect.gen(function* () {
    if (yield* hasWorld(world.version)) return yield* indexWorld
    yield* Effect.all([seed(world), seedCustomers(people), seedOrders(orders)], { discard: true })
  })
  yield* Effect.provide(prepare, [
    PasswordsArgon2.layer(),
    database.layer({ url: databaseUrl, directory: dataDir, statementBudgetMillis }),
  ])
})

/**
 * Exits when the server that started this process exits. Otherwise it would block the database for the next
 * start.
 */
process.once("disconnect", () => process.exit(1))
process.channel?.unref()

NodeRuntime.runMain(
  program.pipe(
    Effect.tapError(({ message }) => Console.error(message)),
    Effect.tapDefect((defect) => Console.error(`The world is not usable: ${String(defect)}`)),
  ),
  { disableErrorReporting: true },
)
