import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { maxPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

import { articleLinks, countArticles } from "./articleLinks.ts"

/** Maximum number of articles in a sitemap, about 1 MB. Search engines read up to 50,000 addresses of a sitemap. */
const maxLinks = 10_000

/** Maximum number of sitemaps in an index. Search engines read no more. */
export const maxSitemaps = 50_000

/** The links of all articles, divided into sitemaps. */
export class ArticleSitemaps extends Context.Service<
  ArticleSitemaps,
  {
    /** The number of sitemaps. At least 1. */
    readonly count: Effect.Effect<number, CatalogError>
    /** Returns the links in a sitemap, or `undefined` if there is no such sitemap. The first sitemap has the number 1. */
    links(sitemap: number): Effect.Effect<ReadonlyArray<string> | undefined, CatalogError>
  }
>()("server/ArticleSitemaps") {
  /**
   * Reads the links from the database, in the order of the article numbers.
   *
   * @param size number of articles in a sitemap. Default: 10,000.
   */
  static readonly layerSql = (size = maxLinks) =>
    Layer.effect(
      ArticleSitemaps,
      Effect.map(Effect.context<SqlClient.SqlClient>(), (database) => {
        const read = <A>(work: Effect.Effect<A, unknown, SqlClient.SqlClient>) =>
          work.pipe(
            Effect.provideContext(database),
            Effect.mapError((cause) => new CatalogError({ reason: "Unavailable", cause })),
          )
        return {
          count: Effect.map(read(countArticles), (articles) => Math.max(1, Math.ceil(articles / size))),
          links: (sitemap) =>
            Effect.map(read(articleLinks((sitemap - 1) * size, size)), (links) =>
              links.length === 0 && sitemap > 1 ? undefined : links,
            ),
        }
      }),
    )

  /** Reads the links from the catalogue's lists of articles: one page of a list in each sitemap. */
  static readonly layerCatalog = Layer.effect(
    ArticleSitemaps,
    Effect.map(Catalog, (catalog) => {
      const read = (page: number) =>
        catalog.search({ filters: [], sort: "name", page, pageSize: maxPageSize })
      return {
        count: Effect.map(read(1), ({ pageCount }) => pageCount),
        links: (sitemap) =>
          Effect.map(read(sitemap), ({ page, products }) =>
            page === sitemap ? products.map(({ link }) => link) : undefined,
          ),
      }
    }),
  )
}
