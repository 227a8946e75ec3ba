import { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import { Markets } from "@heimwerk/core/ports/Markets.ts"
import { Places } from "@heimwerk/core/ports/Places.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Clock, Context, Effect, Layer } from "effect"

const marketsOf = Effect.fnUntraced(function* (year: number) {
  const { markets } = yield* Effect.promise(() => import("@heimwerk/fixtures/markets/markets.ts"))
  return markets(year)
})

const placesPort = Effect.gen(function* () {
  const [{ places }, memory] = yield* Effect.promise(() =>
    Promise.all([
      import("@heimwerk/fixtures/places.ts"),
      import("@heimwerk/adapters/memory/PlacesMemory.ts"),
    ]),
  )
  return Context.get(yield* Effect.scoped(Layer.build(memory.layer(places))), Places)
})

const catalogPort = Effect.gen(function* () {
  const [{ assortment }, memory] = yield* Effect.promise(() =>
    Promise.all([
      import("@heimwerk/fixtures/assortment.ts"),
      import("@heimwerk/adapters/memory/CatalogMemory.ts"),
    ]),
  )
  return Context.get(yield* Effect.scoped(Layer.build(memory.layer(assortment()))), Catalog)
})

/**
 * The ports over the fixtures. A command needs one or two of them, and reading all data would take longer than answering:
 * each is loaded when it is first asked. Special opening times are those of the year that is asked about.
 */
export const layer: Layer.Layer<Markets | Places | Catalog> = Layer.mergeAll(
  Layer.succeed(Markets, {
    all: Effect.flatMap(Clock.currentTimeMillis, (now) =>
      marketsOf(Number(berlinTime(now).date.slice(0, 4))),
    ),
  }),
  Layer.effect(
    Places,
    Effect.map(Effect.cached(placesPort), (port) => ({
      search: (query, limit) => Effect.flatMap(port, (places) => places.search(query, limit)),
      byId: (id) => Effect.flatMap(port, (places) => places.byId(id)),
      byPosition: (position) => Effect.flatMap(port, (places) => places.byPosition(position)),
    })),
  ),
  Layer.effect(
    Catalog,
    Effect.map(Effect.cached(catalogPort), (port) => ({
      search: (query) => Effect.flatMap(port, (catalog) => catalog.search(query)),
      navigation: Effect.flatMap(port, (catalog) => catalog.navigation),
      records: (articleIds, marketId) =>
        Effect.flatMap(port, (catalog) => catalog.records(articleIds, marketId)),
      detail: (articleId, marketId) => Effect.flatMap(port, (catalog) => catalog.detail(articleId, marketId)),
    })),
  ),
)
