import { existsSync } from "node:fs"

import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { NoAnswer } from "../errors.ts"
import { askShop } from "./askShop.ts"

const inMemory = async (assortment: Assortment): Promise<Layer.Layer<Catalog>> => {
  const [{ layer }, { isGermanWord }] = await Promise.all([
    import("@heimwerk/adapters/memory/CatalogMemory.ts"),
    import("@heimwerk/fixtures/germanWords.ts"),
  ])
  return layer(assortment).pipe(Layer.provide(Layer.succeed(GermanWords, isGermanWord)))
}

/**
 * The file with the catalogue of the demonstration. The build writes it beside the program; it is missing if
 * the program runs from its sources.
 */
const file = new URL("./catalogue.ndjson", import.meta.url)

const assortment = async (): Promise<Layer.Layer<Catalog>> =>
  inMemory((await import("@heimwerk/fixtures/assortment.ts")).assortment())

const fixtures = async (): Promise<Layer.Layer<Catalog>> => {
  if (!existsSync(file)) return assortment()
  const { prebuiltCatalog } = await import("../catalogue/prebuiltCatalog.ts")
  return prebuiltCatalog(file, assortment)
}

const live = async (origin: string): Promise<Layer.Layer<Catalog>> =>
  (await import("./live.ts")).shopAt(origin)

/** Runs a query on the shop's catalogue. An unknown article fails with the message of the catalogue. */
export const withCatalog = <A, E, R>(question: Effect.Effect<A, E | CatalogError, R>) =>
  askShop(
    Effect.mapError(question, (error) =>
      error instanceof CatalogError && error.reason === "NotFound"
        ? new NoAnswer({ message: error.message })
        : error,
    ),
    { fixtures, live, own: ({ assortment }) => inMemory(assortment) },
  )
