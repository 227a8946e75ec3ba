import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleSitemaps } from "@heimwerk/server/feeds/ArticleSitemaps.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { memoryWorld, MemoryShop } from "../../server/support/memoryShop.ts"
import { send } from "../../server/support/send.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const origin = "https://shop.example"
const size = 25
const links = smallWorld.assortment.articles
  .map(({ product }) => product)
  .toSorted((one, other) => (one.articleId < other.articleId ? -1 : 1))
  .map(({ link }) => link)

/** A shop with sitemaps of 25 articles. A search in its catalogue is a defect. */
const shop = Layer.unwrap(
  Effect.map(Effect.context<SqlClient.SqlClient>(), (database) =>
    MemoryShop.layer(
      { publicOrigin: origin },
      {
        world: Layer.mergeAll(
          memoryWorld,
          Layer.mock(Catalog, { navigation: Effect.succeed([]) }),
          ArticleSitemaps.layerSql(size).pipe(Layer.provide(Layer.succeedContext(database))),
        ),
      },
    ),
  ),
)

/** Tests of the sitemaps of articles, which the server reads from the database. */
export const articleSitemapsSqlSuite = (it: SuiteIt<SqlClient.SqlClient>) => {
  it.effect(
    "the sitemaps of articles list every article once in the order of the article numbers, without a search in the catalogue",
    () =>
      Effect.gen(function* () {
        const served = yield* MemoryShop
        const get = (path: string) => Effect.promise(() => send(served.origin, path))
        const count = Math.ceil(links.length / size)
        assert.isAbove(count, 1)
        const numbers = Array.from({ length: count }, (_, index) => index + 1)
        const index = yield* get("/sitemap.xml")
        assert.deepStrictEqual(
          [...index.text.matchAll(/<loc>([^<]*artikel[^<]*)<\/loc>/gu)].map(([, address]) => address),
          numbers.map((number) => `${origin}/sitemap/artikel-${number}.xml`),
        )
        const maps = yield* Effect.forEach(numbers, (number) => get(`/sitemap/artikel-${number}.xml`))
        assert.deepStrictEqual(
          maps.map(({ text }) => text),
          numbers.map((number) => {
            const urls = links
              .slice((number - 1) * size, number * size)
              .map((link) => `<url><loc>${origin}${link}</loc></url>`)
            return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`
          }),
        )
        for (const number of [count + 1, 50_000, 1e15])
          assert.strictEqual((yield* get(`/sitemap/artikel-${number}.xml`)).status, 404)
      }).pipe(Effect.provide(shop), Effect.scoped),
  )

  it.effect(
    "10,001 articles need two sitemaps of at most 10,000 links, which contain every article once",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const articles = 10_001
        const check = Effect.gen(function* () {
          yield* sql`
          insert into article
          select added.* from (select to_jsonb(article) as a from article limit 1) first,
            generate_series(1, ${articles - links.length}::int) n,
            jsonb_populate_record(null::article, a || jsonb_build_object('id', lpad(n::text, 8, '0'))) added`
          yield* sql`
          insert into article_page (article_id, product, detail)
          select id, jsonb_build_object('link', '/p/artikel/' || id), '{}' from article
          where id like '0%'`
          const sitemaps = yield* ArticleSitemaps
          assert.strictEqual(yield* sitemaps.count, 2)
          const found = yield* Effect.forEach([1, 2, 3], (number) => sitemaps.links(number))
          assert.deepStrictEqual(
            found.map((some) => some?.length),
            [10_000, 1, undefined],
          )
          assert.strictEqual(new Set(found.flat().filter((link) => link !== undefined)).size, articles)
          // The transaction fails, so that the articles are removed.
          return yield* Effect.fail("Checked" as const)
        }).pipe(Effect.provide(ArticleSitemaps.layerSql()))
        assert.strictEqual(yield* Effect.flip(sql.withTransaction(check)), "Checked")
      }),
  )
}
