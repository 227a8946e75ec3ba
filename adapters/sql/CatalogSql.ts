import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Category } from "@heimwerk/core/catalog/Category.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import { productAt } from "@heimwerk/core/search/availabilityAt.ts"
import type { Supply } from "@heimwerk/core/search/availabilityAt.ts"
import { facetsOf } from "@heimwerk/core/search/facets.ts"
import { pageOf } from "@heimwerk/core/search/pageOf.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { cachedByWorldVersion } from "./cachedByWorldVersion.ts"
import { readableData, readableRows } from "./readableRows.ts"
import { inCurrentWorld, searchPage } from "./search/searchPage.ts"
import { SearchWorld } from "./search/SearchWorld.ts"

const supply = { shipping: Schema.Boolean, orderable: Schema.Boolean, stock: Schema.NullOr(Schema.Int) }
const readCategories = readableData("categories", Category)
const readProducts = readableRows("articles", Schema.Struct({ product: Product, ...supply }))
const Details = Schema.Array(Schema.Struct({ detail: ProductDetail, ...supply }))

const supplyOf = ({
  orderable,
  shipping,
  stock,
}: Omit<Supply, "stock"> & { readonly stock: number | null }): Supply =>
  stock === null ? { orderable, shipping } : { orderable, shipping, stock }

const unavailable = (cause: unknown) => new CatalogError({ reason: "Unavailable", cause })

/** The catalogue in the database. Searches read the search tables (`search/buildSearchTables.ts`). */
export const layer: Layer.Layer<Catalog, never, SqlClient.SqlClient> = Layer.effect(
  Catalog,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const categories = yield* cachedByWorldVersion(
      Effect.flatMap(sql`select data from category order by position`, readCategories),
    )
    const searchWorld = yield* SearchWorld
    const stockAt = (marketId: MarketId | undefined) =>
      marketId === undefined
        ? sql`null::int`
        : sql`coalesce(s.pieces[(select position + 1 from market where market.id = ${marketId}::text)], 0)::int`

    const search = Effect.fn("CatalogSql.search")(function* (query: ProductQuery) {
      const navigation = yield* categories
      const { counts, hits, spelling, total } = yield* inCurrentWorld(
        searchWorld,
        Effect.fnUntraced(function* (world) {
          if (query.term === undefined)
            return { ...(yield* searchPage(sql, world, query, undefined)), spelling: {} }
          const { compounds = [], measures = [], words, ...spelling } = yield* world.understand(query.term)
          return { ...(yield* searchPage(sql, world, query, { compounds, measures, words })), spelling }
        }),
      )
      const { page, pageCount } = pageOf(total, query.page, query.pageSize)
      return {
        products: hits.map((hit) => productAt(hit.product, supplyOf(hit))),
        total,
        page,
        pageCount,
        pageSize: query.pageSize,
        facets: facetsOf(counts, query, navigation),
        sort: query.sort,
        ...spelling,
      } satisfies ProductPage
    }, Effect.mapError(unavailable))

    const records: Catalog["Service"]["records"] = Effect.fn("CatalogSql.records")(function* (
      articleIds,
      marketId,
    ) {
      if (articleIds.length === 0) return []
      const rows = yield* sql`
        select p.product, a.shipping, a.orderable, ${stockAt(marketId)} as stock
        from article a join article_page p on p.article_id = a.id left join stock s on s.article_id = a.id
        where a.id in ${sql.in([...new Set(articleIds)])}`.pipe(Effect.flatMap(readProducts))
      const found = new Map(rows.map((row) => [row.product.articleId, productAt(row.product, supplyOf(row))]))
      return articleIds.flatMap((id) => found.get(id) ?? [])
    }, Effect.mapError(unavailable))

    const detail: Catalog["Service"]["detail"] = Effect.fn("CatalogSql.detail")(
      function* (articleId, marketId) {
        const [row] = yield* sql`
        select p.detail, a.shipping, a.orderable, ${stockAt(marketId)} as stock
        from article a join article_page p on p.article_id = a.id left join stock s on s.article_id = a.id
        where a.id = ${articleId}::text`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Details)),
          Effect.mapError(unavailable),
        )
        return row === undefined
          ? yield* new CatalogError({ reason: "NotFound" })
          : productAt(row.detail, supplyOf(row))
      },
    )

    return { search, navigation: Effect.mapError(categories, unavailable), records, detail }
  }),
).pipe(Layer.provide(SearchWorld.layer))
