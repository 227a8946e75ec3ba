import { catalogReasons } from "@heimwerk/core/catalog/catalogReasons.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { recordsPath } from "../http/contract/paths.ts"
import type { Answer, CallOptions, CommonCode } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { list, type Read, struct } from "./reading/Read.ts"
import { readProduct } from "./reading/readProduct.ts"

interface Records {
  readonly records: ReadonlyArray<Product>
}

const readRecords: Read<Records> = struct<Records>({ records: list("products", readProduct) })

/**
 * The products of a shop with their prices.
 * @example
 * import { createShop, products } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { products })
 * const found = await shop.products.byId(["1000001", "9999999"])
 * found.ok && found.value.map(({ name }) => name) // => ["Grimmholt Akku-Bohrschrauber 12 V"]
 */
export const products = ({ call }: Connection) => ({
  /**
   * Returns products by article number with their prices, in the requested order. Unknown numbers are omitted.
   * An empty list is answered without a request.
   *
   * @param articleIds at most 200
   * @param options.marketId the market whose availability and stock the products show
   */
  byId: async (
    articleIds: ReadonlyArray<string>,
    options: CallOptions & { readonly marketId?: string } = {},
  ): Promise<Answer<ReadonlyArray<Product>, keyof typeof catalogReasons | CommonCode>> => {
    if (articleIds.length === 0) return { ok: true, value: [] }
    const { marketId, ...rest } = options
    return call(
      {
        ...rest,
        method: "GET",
        path: recordsPath,
        query: { productNumber: articleIds, purchaserId: marketId },
      },
      (raw, report) => readRecords(raw, report).records,
      catalogReasons,
    )
  },
})
