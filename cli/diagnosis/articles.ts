import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"

import { allProducts } from "../shop/allProducts.ts"
import { failure, type Finding, listedIds, ok, warning } from "./Finding.ts"

/** Maximum number of pictures that are requested, spread over all main categories. */
const maxPictures = 60
/**
 * Maximum number of requests for the products of a main category. 25 requests read at most 2,400 products.
 */
const maxPages = 25
const reductions = "Ermäßigungen"
const pictures = "Produktbilder"

const checkReductions = (offers: ReadonlyArray<Product>): Finding => {
  const without = offers.filter(({ price }) => price.lowest30 === undefined).map(({ articleId }) => articleId)
  if (without.length === 0)
    return ok(reductions, `Alle ${offers.length} Angebote haben den niedrigsten Preis der letzten 30 Tage.`)
  return warning(
    reductions,
    `${without.length} von ${offers.length} Angeboten haben keinen niedrigsten Preis der letzten 30 Tage: ${listedIds(without)}.`,
    "Liefere lowest30; ohne ihn kündigt der Shop keine Ermäßigung an (PAngV § 11).",
  )
}

const checkPictures = Effect.fnUntraced(function* (origin: string, shown: ReadonlyArray<Product>) {
  const send = yield* FetchHttpClient.Fetch
  const checked = shown.slice(0, maxPictures)
  const isThere = async ({ image }: Product): Promise<boolean> => {
    const response = await send(new URL(image, origin)).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok === true && response.headers.get("content-type")?.startsWith("image/") === true
  }
  const results = yield* Effect.forEach(
    checked,
    (product) =>
      Effect.map(
        Effect.promise(() => isThere(product)),
        (found) => ({ product, found }),
      ),
    { concurrency: 8 },
  )
  const missing = results.filter(({ found }) => !found).map(({ product }) => product.articleId)
  if (missing.length === 0) return ok(pictures, `${checked.length} geprüfte Bilder sind da.`)
  return failure(
    pictures,
    `${missing.length} von ${checked.length} geprüften Bildern fehlen: ${listedIds(missing)}.`,
    "Prüfe die Adressen der Bilder und ihren Server.",
  )
})

/** Checks the reductions of up to 2,400 products of each main category, and a sample of the pictures. */
export const checkArticles = Effect.fnUntraced(function* (origin: string) {
  const categories = yield* Catalog.use(({ navigation }) => navigation)
  const products = yield* allProducts(categories, maxPages)
  const perCategory = Math.max(1, Math.floor(maxPictures / Math.max(1, categories.length)))
  return [
    checkReductions(products.flat().filter(({ price }) => price.special !== undefined)),
    yield* checkPictures(
      origin,
      products.flatMap((list) => list.slice(0, perCategory)),
    ),
  ]
})
