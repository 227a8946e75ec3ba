import { Effect } from "effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { deliveriesFor } from "@heimwerk/core/basket/deliveriesFor.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"

import { brand } from "../../brand.ts"
import type { LineFacts } from "../../features/basket/LineFacts.ts"
import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"

export interface BasketData {
  readonly basket: Basket
  /** Catalogue data of the lines' articles, by article id. */
  readonly facts: Readonly<Record<string, LineFacts>>
}

const factsOf = ({ availability, dataSheetUrl, stock, price: { paket, paketSize } }: Product): LineFacts => ({
  price: {
    ...(paket === undefined ? {} : { paket }),
    ...(paketSize === undefined ? {} : { paketSize }),
  },
  deliveries: deliveriesFor(availability),
  ...(dataSheetUrl === undefined ? {} : { dataSheetUrl }),
  ...(stock === undefined ? {} : { stock }),
})

/** Loads the basket. If the catalogue fails, only some details of the basket lines are missing. */
export const load: Load<BasketData> = Effect.fn("pages.basket.load")(
  function* () {
    const visitor = yield* VisitorReads
    const catalog = yield* Catalog
    const market = yield* ownMarket()
    const basket = yield* visitor.basket("full")
    const products = yield* catalog
      .records([...new Set(basket.lineItems.map(({ product }) => product.articleId))], market?.id)
      .pipe(Effect.orElseSucceed((): ReadonlyArray<Product> => []))
    return {
      kind: "page" as const,
      data: {
        basket,
        facts: Object.fromEntries(products.map((product) => [product.articleId, factsOf(product)])),
      },
      meta: {
        title: `Warenkorb | ${brand.brand}`,
        description: `Dein Warenkorb im ${brand.brand} Onlineshop.`,
        canonicalPath: "/warenkorb",
        robots: "noindex",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, "/warenkorb"))),
)
