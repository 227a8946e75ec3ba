import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { searchPath } from "@heimwerk/core/search/term.ts"
import { Clock, Effect, Metric, References } from "effect"
import { HttpServerRequest, type HttpServerResponse } from "effect/http"

/** Number of articles whose pages are requested. */
const articleCount = 36

/** Number of markets whose pages and places are requested. */
const marketCount = 2

/** Number of terms that are searched for. */
const termCount = 6

/** Maximum time of all requests together, so that a slow database does not delay the start. */
const limit = "1 minute"

/** Returns the paths to request: each kind of page and answer that many visitors ask for. */
const warmUpPaths = Effect.gen(function* () {
  const catalog = yield* Catalog
  const markets = yield* (yield* Markets).all
  const categories = yield* catalog.navigation
  const { products } = yield* catalog.search({ filters: [], sort: "name", page: 1, pageSize: articleCount })
  const terms = new Set(products.flatMap(({ name }) => name.split(" ", 1)))
  return [
    "/",
    ...markets
      .slice(0, marketCount)
      .flatMap(({ address, link }) => [`${placesPath}?query=${encodeURIComponent(address.city)}`, link]),
    ...[...terms]
      .slice(0, termCount)
      .flatMap((term) => [
        `/rest/v4/suggest/cirax?query=${encodeURIComponent(term)}`,
        `/rest/v4/search/cirax?query=${encodeURIComponent(term)}`,
        searchPath(term),
      ]),
    ...categories.map(({ link }) => link),
    ...products.map(({ link }) => link),
  ]
})

/**
 * Calls the shop with about 60 requests, one after the other, so that the first visitors of a server do not wait: V8
 * compiles the code that runs most, and the indexes of articles and places are built (ADR 0114). The requests are in
 * neither the access log, the metrics nor the traces. A request that fails is skipped, and the log has its error.
 *
 * @param app the shop. It gets requests without cookies
 * @param origin the origin of the requests
 */
export const warmUp = <E, R>(
  app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  origin: string,
) =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const paths = yield* warmUpPaths
    const headers = {
      accept: "text/html,application/json",
      "accept-encoding": "br",
      host: new URL(origin).host,
    }
    yield* Effect.forEach(
      paths,
      (path) => {
        const request = HttpServerRequest.fromWeb(new Request(origin + path, { headers }))
        return app.pipe(
          Effect.provideService(HttpServerRequest.HttpServerRequest, request),
          Effect.scoped,
          Effect.exit,
        )
      },
      { discard: true },
    ).pipe(
      Effect.provideService(Metric.MetricRegistry, new Map()),
      Effect.provideService(References.MinimumLogLevel, "Warn"),
      Effect.withTracerEnabled(false),
    )
    const millis = (yield* Clock.currentTimeMillis) - start
    yield* Effect.logInfo(`The server has warmed up with ${paths.length} requests in ${millis}ms`)
  }).pipe(
    Effect.timeout(limit),
    Effect.catchCause((cause) => Effect.logWarning("The server has not warmed up", cause)),
  )
