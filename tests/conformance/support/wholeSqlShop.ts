import { Effect, Layer } from "effect"

import { sqlPorts } from "../../support/database.ts"
import { memoryWorld, MemoryShop } from "../../server/support/memoryShop.ts"
import { sqlVisitors } from "../../server/support/sqlShop.ts"

type Needed = Layer.Services<typeof sqlPorts>

/**
 * The real server. It keeps catalogue, markets, places, requests, visitors and customers in the database of the
 * context.
 */
export const wholeSqlShop = Layer.unwrap(
  Effect.map(Effect.context<Needed>(), (database) =>
    MemoryShop.layer(
      {},
      {
        world: Layer.mergeAll(memoryWorld, sqlPorts, sqlVisitors).pipe(
          Layer.provide(Layer.succeedContext(database)),
          Layer.orDie,
        ),
      },
    ),
  ),
)
