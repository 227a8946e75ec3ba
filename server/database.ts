import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as database from "@heimwerk/adapters/sql/database.ts"
import * as MarketsSql from "@heimwerk/adapters/sql/MarketsSql.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import * as PlacesSql from "@heimwerk/adapters/sql/PlacesSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Console, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql"

import * as catalogMemo from "./catalogMemo.ts"
import type { ServerConfig } from "./config.ts"
import { StartProblem } from "./StartProblem.ts"
import * as visitorsSql from "./visitorsSql.ts"
import { buildWorld, worldVersion } from "./world.ts"

const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/** The demonstration world of this year, unless it is there already. */
const seedOnce = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { date } = berlinTime(yield* Clock.currentTimeMillis)
  const year = Number(date.slice(0, 4))
  const version = yield* Effect.promise(() => worldVersion(year))
  const seeded = yield* sql`select version from world`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Versions)),
  )
  if (seeded.some((world) => world.version === version)) return
  yield* Console.log("Seeding the demonstration world ...")
  yield* seed(yield* Effect.promise(() => buildWorld(year, version)))
})

const firstLine = (text: string) => text.split("\n", 1)[0] ?? ""

const prepare = Effect.andThen(migrate(), seedOnce).pipe(
  Effect.mapError((cause) => {
    const message = `The database was opened but its tables cannot be prepared: ${firstLine(cause.message)}`
    return new StartProblem({ message, cause })
  }),
)

/** Removes every hour what nobody can use any more; a failure is tried again in the next. */
const housekeeping = prune.pipe(
  Effect.catchCause((cause) => Effect.logWarning("Old sessions and baskets could not be removed", cause)),
  Effect.repeat(Schedule.spaced("1 hour")),
  Effect.forkScoped,
)

/** Baskets ask the catalogue itself; pages and the search service may see a list that is half a minute old. */
const ports = Layer.mergeAll(MarketsSql.layer, PlacesSql.layer, visitorsSql.layer, catalogMemo.layer).pipe(
  Layer.provide(CatalogSql.layer),
)

/** The database with schema and world, and every port over it. */
export const layer = ({ dataDir, databaseUrl }: ServerConfig) =>
  Layer.mergeAll(ports, Layer.effectDiscard(housekeeping)).pipe(
    Layer.provide(Layer.effectDiscard(prepare)),
    Layer.provideMerge(database.layer({ url: databaseUrl, directory: dataDir })),
  )
