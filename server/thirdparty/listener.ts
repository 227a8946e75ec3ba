import type { Listener } from "../listen.ts"
import { type MappedTown, mapTile } from "./mapTile.ts"

const tilePath = /^\/karten\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/u

/** The demonstration's towns; loaded with the first tile, because a shop whose visitors refuse maps needs none. */
let towns: Promise<ReadonlyArray<MappedTown>> | undefined

const loadTowns = async (): Promise<ReadonlyArray<MappedTown>> => {
  const { places } = await import("@heimwerk/fixtures/places.ts")
  return places
    .filter(({ kind }) => kind === "town")
    .map(({ geoPoint, name, population }) => ({ name, population, ...geoPoint }))
    .toSorted((a, b) => b.population - a.population)
}

/**
 * The third parties of the reference set-up, on an origin of their own (DESIGN 5): map tiles. It sets no cookie and knows
 * nobody; what matters is that pages ask it only after consent.
 */
export const thirdParty: Listener = (request, response) => {
  const [, zoom, x, y] = tilePath.exec(request.url ?? "") ?? []
  if (zoom === undefined || x === undefined || y === undefined || Number(zoom) > 18) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Das gibt es hier nicht.\n")
    return
  }
  towns ??= loadTowns()
  towns.then(
    (known) =>
      response
        .writeHead(200, {
          "content-type": "image/svg+xml; charset=utf-8",
          "cache-control": "public, max-age=86400",
          "cross-origin-resource-policy": "cross-origin",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'",
        })
        .end(mapTile(Number(zoom), Number(x), Number(y), known)),
    () => response.writeHead(503).end(),
  )
}
