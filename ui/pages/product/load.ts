import { isArticleId } from "@heimwerk/adapters/client/reading/values.ts"
import { Effect } from "effect"

import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"

import { brand } from "../../brand.ts"
import { type Series, seriesOf } from "../../features/product/series.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { currentPath } from "../currentPath.ts"
import { failed, missing } from "../failed.ts"
import type { NavigationLink } from "../../layout/ShopData.ts"
import { ownMarket } from "../ownMarket.ts"
import { routingKey } from "../routingKey.ts"
import { productJsonLd } from "./productJsonLd.ts"

export interface ProductData {
  readonly product: ProductDetail
  readonly series?: Series | undefined
  readonly crumbs: ReadonlyArray<NavigationLink>
  readonly marketName?: string
  /** Other articles of the same category. */
  readonly others: ReadonlyArray<Product>
}

const othersShown = 12

const crumbsTo = (navigation: ReadonlyArray<Category>, categoryId: string): ReadonlyArray<NavigationLink> => {
  for (const main of navigation) {
    const sub = main.subCategories.find(({ id }) => id === categoryId)
    if (sub !== undefined) return [main, sub].map(({ link, name }) => ({ link, name }))
  }
  return []
}

/** Returns the energy class with its scale, which must stand with each price of an article (EU 2017/1369). */
const energyWords = ({ energyClass }: ProductDetail): string =>
  energyClass === undefined
    ? ""
    : ` (Energieeffizienzklasse ${energyClass.rating}, ${energyClass.from} bis ${energyClass.to})`

/**
 * Returns the price for the page's meta description; empty if the price is shown only after a market was
 * chosen.
 */
const priceWords = (product: ProductDetail): string =>
  product.price.isBlur ? "" : ` für ${formatCents(priceInForce(product.price))}${energyWords(product)}`

/**
 * Loads an article and the other articles of its category. An outdated name in the path redirects to the
 * current path and keeps the query.
 */
export const load: Load<ProductData> = Effect.fn("pages.product.load")(
  function* ({ params, url }) {
    const catalog = yield* Catalog
    const id = params["articleId"]
    if (!isArticleId(id)) return missing(url.pathname)
    const market = yield* ownMarket()
    const here = market === undefined ? {} : { marketId: market.id }
    const product = yield* catalog.detail(id, market?.id)
    const path = currentPath(url, product.link, "p", id)
    if (url.pathname !== path) return { kind: "moved" as const, to: path + url.search }
    const [navigation, list] = yield* Effect.all(
      [
        catalog.navigation,
        catalog.search({
          ...here,
          categoryId: product.categoryId,
          filters: [],
          sort: "rating",
          page: 1,
          pageSize: othersShown + 1,
        }),
      ],
      { concurrency: "unbounded" },
    )
    const crumbs = crumbsTo(navigation, product.categoryId)
    const series = seriesOf(product)
    return {
      kind: "page" as const,
      data: {
        product,
        ...(series === undefined ? {} : { series }),
        crumbs,
        ...(market === undefined ? {} : { marketName: market.name }),
        others: list.products.filter((other) => other.articleId !== product.articleId).slice(0, othersShown),
      },
      meta: {
        title: `${product.name} | ${brand.brand}`,
        description: `${product.name} von ${product.brand}${priceWords(product)} im ${brand.brand} Onlineshop. ${product.highlights.slice(0, 2).join(". ")}`,
        canonicalPath: path,
        ...routingKey(crumbs[0]?.link),
        jsonLd: [
          ...productJsonLd({ ...product, link: path }),
          breadcrumbList([...crumbs, { link: path, name: product.name }]),
        ],
      },
    }
  },
  (effect, { url }) =>
    Effect.catch(effect, (error) =>
      Effect.succeed(
        error.reason === "NotFound" ? missing(url.pathname) : failed(error.message, url.pathname),
      ),
    ),
)
