import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Stocks } from "@heimwerk/core/market/Stocks.port.ts"
import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Effect, Layer } from "effect"

import { emptyDatabase, smallWorldDatabase, sqlPorts, temporaryDirectory } from "../../../support/database.ts"
import { isLong, thinned } from "../../../support/size.ts"
import { hammer } from "../../../support/checkout.ts"
import { smallWorld } from "../../../support/smallWorld.ts"
import { ask, askJson } from "../../support/ask.ts"
import { operatorServices } from "../../support/operatorServices.ts"
import { changedExample, ownDataExample } from "../../support/ownData.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Runs an effect with the ports of a stopped shop. */
const onShop = <A, E, R>(directory: string, work: Effect.Effect<A, E, R>) =>
  Effect.provide(work, Layer.fresh(sqlPorts.pipe(Layer.provideMerge(databaseIn({ directory })))))

/**
 * Returns the content of a shop: its markets, the first 24 products for a term, and the stock of the first
 * product.
 */
const shown = (term: string) =>
  Effect.gen(function* () {
    const markets = yield* (yield* Markets).all
    const { products, total } = yield* (yield* Catalog).search({
      term,
      filters: [],
      sort: "relevance",
      page: 1,
      pageSize: 24,
    })
    const [stock] = yield* (yield* Stocks).availability(
      products.slice(0, 1).map(({ articleId }) => articleId),
    )
    return {
      markets,
      names: products.map(({ name }) => name),
      total,
      pieces: [...(stock?.pieces ?? [])],
    }
  })

describe("heimwerk data import", () => {
  it.live(
    "the data import command replaces markets, articles, stock and search words, and a later start does not seed the demonstration again",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", shop)
        const trial = yield* askJson("data", "import", ownDataExample, "--dry-run")
        const added = { added: 20, changed: 0, removed: smallWorld.assortment.articles.length }
        assert.deepInclude(trial, { imported: false, articles: added })

        const { code, stderr, stdout } = yield* ask("data", "import", ownDataExample)
        assert.deepStrictEqual([code, stderr], [0, []])
        // The import replaces 12 markets, so the trial changed nothing.
        assert.match(stdout, /^Märkte +3 +0 +12$/mu)
        const { markets, names, pieces, total } = yield* onShop(
          shop,
          Effect.andThen(seed(smallWorld), shown("holzlasuren teak")),
        )
        assert.deepStrictEqual(
          markets.map(({ name }) => name),
          ["Holzhof Husum", "Holzhof Niebüll", "Holzhof Heide"],
        )
        assert.deepStrictEqual(
          markets[0]?.specialOpeningTimes.map(({ date, type }) => `${date} ${type}`),
          [
            "2026-12-24 short",
            "2026-12-25 holiday",
            "2026-12-26 holiday",
            "2027-01-01 holiday",
            "2027-10-31 holiday",
          ],
        )
        assert.deepStrictEqual([names, total], [["Holzlasur Teak, 2,5 l"], 1])
        assert.deepStrictEqual(pieces, [
          ["101", 4],
          ["102", 17],
          ["103", 30],
        ])

        const less = yield* changedExample({
          "articles.csv": (text) => text.split("\n").slice(0, -2).join("\n").replace("7,99", "6,99"),
          "stock.csv": (text) => text.replace(/500020.*\n/gu, "").replace("500001;101;", "500001;101;1"),
        })
        const again = yield* askJson("data", "import", less)
        assert.deepInclude(again, {
          articles: { added: 0, changed: 1, removed: 1 },
          stock: { added: 0, changed: 1, removed: 1 },
          markets: { added: 0, changed: 0, removed: 0 },
        })
      }),
  )

  it.live.runIf(isLong)(
    "with --dry-run, importing a shop's own export changes only articles with an energy class and without a data sheet; an export refuses a folder with files",
    () =>
      Effect.gen(function* () {
        vi.stubEnv("DATA_DIR", yield* smallWorldDatabase)
        const folder = join(yield* temporaryDirectory, "export")
        const articles = smallWorld.assortment.articles.length
        assert.deepStrictEqual(yield* askJson("data", "export", folder), { articles, folder })
        const same = { added: 0, changed: 0, removed: 0 }
        const withoutSheet = smallWorld.assortment.articles.filter(
          ({ product }) => product.energyClass !== undefined && product.dataSheetUrl === undefined,
        )
        assert.deepStrictEqual(yield* askJson("data", "import", folder, "--dry-run"), {
          imported: false,
          markets: same,
          categories: same,
          articles: { ...same, changed: withoutSheet.length },
          stock: same,
        })
        assert.deepStrictEqual((yield* ask("data", "export", folder)).stderr, [
          `Der Ordner „${folder}“ ist nicht leer.`,
        ])
      }),
  )

  it.live(
    "the data import command lists at most 20 mistakes of all files with file, line and path, counts all mistakes, and changes nothing",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", shop)
        const bad = yield* changedExample({
          "markets.json": (text) => text.replace("54.4767", '"Husum"').replace("08:00", "8 Uhr"),
          "articles.csv": (text) =>
            text.replace("8,99", "8.99").replace(";1002;", ";9999;").replace("500015;", "500014;"),
          "holidays.csv": (text) => text.replace("2026-12-24", "24.12.2026"),
        })
        const { code, stderr } = yield* ask("data", "import", bad)
        assert.strictEqual(code, 1)
        assert.deepStrictEqual(stderr, [
          "markets.json, Zeile 6, [0].geoPoint.lat: Hier muss eine Zahl stehen.",
          "markets.json, Zeile 21, [0].openingTimes[0].value.opening: Bitte eine Uhrzeit wie 08:00 angeben.",
          "holidays.csv, Zeile 2, date: Bitte einen Tag wie 2026-12-24 angeben.",
          "articles.csv, Zeile 3, price.regular: Hier muss ein Betrag stehen, zum Beispiel 1.234,56.",
          "articles.csv, Zeile 7, categoryId: Die Kategorie „9999“ gibt es in categories.json nicht.",
          "articles.csv, Zeile 16, articleId: Die Nummer 500014 kommt schon einmal vor.",
          "6 Fehler. Am Shop hat sich nichts geändert.",
        ])
        const many = yield* changedExample({
          "articles.csv": (text) => `${text.replaceAll(";Holzhof;", ";;")}500099;Brett\n`,
        })
        const refused = yield* ask("data", "import", many)
        assert.lengthOf(refused.stderr, 21)
        assert.strictEqual(refused.stderr[0], "articles.csv, Zeile 2, brand: Diese Angabe fehlt.")
        assert.match(refused.stderr[20] ?? "", /^\d+ Fehler, die ersten 20 stehen oben\. /u)
        assert.lengthOf(
          yield* onShop(
            shop,
            Markets.use(({ all }) => all),
          ),
          12,
        )
      }),
  )

  it.live.runIf(isLong)(
    "the data import command refuses files without markets or articles, and changes nothing",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", shop)
        const header = (text: string) => text.split("\n", 1).join("")
        const refusals: ReadonlyArray<readonly [Readonly<Record<string, typeof header>>, string]> = [
          [
            { "markets.json": () => "[]", "stock.csv": header },
            "markets.json: Die Datei enthält keinen Markt.",
          ],
          [
            { "articles.csv": header, "stock.csv": header },
            "articles.csv: Die Datei enthält keinen Artikel.",
          ],
        ]
        for (const [changes, problem] of refusals)
          assert.deepStrictEqual(yield* ask("data", "import", yield* changedExample(changes)), {
            code: 1,
            stdout: "",
            stderr: [
              `${problem} Ein Shop braucht mindestens einen.`,
              "1 Fehler. Am Shop hat sich nichts geändert.",
            ],
          })
        const { markets, names } = yield* onShop(shop, shown(hammer.name))
        assert.lengthOf(markets, 12)
        assert.include(names, hammer.name)
      }),
  )

  it.live.runIf(isLong)(
    "with --create and --dry-run, data import counts the articles of a folder and creates no data directory",
    () =>
      Effect.gen(function* () {
        const missing = join(yield* temporaryDirectory, "shop")
        vi.stubEnv("DATA_DIR", missing)
        const answer = yield* askJson("data", "import", ownDataExample, "--create", "--dry-run")
        assert.deepInclude(answer, { imported: false, articles: { added: 20, changed: 0, removed: 0 } })
        assert.isFalse(existsSync(missing))
      }),
  )

  it.live.runIf(isLong)(
    "the data import command fails while a shop runs on the embedded database, for an incomplete folder, and for a data directory without the tables of a shop if --create is missing",
    () =>
      Effect.gen(function* () {
        const shop = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", shop)
        const running = yield* onShop(
          shop,
          Effect.andThen(
            serveOperators(
              [{ via: "socket", path: socketPath(shop) }],
              shop,
              "https://shop.example",
              Effect.void,
            ),
            ask("data", "import", ownDataExample),
          ).pipe(Effect.provide(operatorServices), Effect.scoped),
        )
        assert.match(running.stderr.join(""), /^Der Shop läuft noch\. Bitte beende ihn zuerst/u)
        const incomplete = yield* changedExample({})
        rmSync(join(incomplete, "markets.json"))
        assert.match(
          (yield* ask("data", "import", incomplete)).stderr.join(""),
          /^markets\.json: Diese Datei fehlt/u,
        )
        const first = ArticleId.make("500001")
        const missing = join(yield* temporaryDirectory, "shop")
        for (const directory of thinned([yield* emptyDatabase, missing], 2)) {
          vi.stubEnv("DATA_DIR", directory)
          assert.match(
            (yield* ask("data", "import", ownDataExample)).stderr.join(""),
            /^Hier gibt es keine Daten/u,
          )
          assert.strictEqual((yield* ask("data", "import", ownDataExample, "--create")).code, 0)
          const { price } = yield* onShop(
            directory,
            Catalog.use((catalog) => catalog.detail(first)),
          )
          assert.strictEqual(basePriceText(price), "4,00\u00a0€ / m")
        }
      }),
  )
})
