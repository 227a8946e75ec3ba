import { assert, describe, it } from "@effect/vitest"
import { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { Effect, Schema } from "effect"

import { ask, askJson } from "../../support/ask.ts"
import { isLong } from "../../../support/size.ts"

const readPage = Schema.decodeUnknownSync(ProductPage)
const search = (...args: ReadonlyArray<string>) =>
  Effect.map(askJson("products", "search", ...args), readPage)

describe("heimwerk products search", () => {
  it.effect("the products search command prints a page of results in the requested order", () =>
    Effect.gen(function* () {
      const { page, pageSize, products, sort } = yield* search(
        "akkuschrauber",
        "--sort",
        "price-asc",
        "--limit",
        "7",
        "--page",
        "2",
      )
      assert.deepStrictEqual([page, pageSize, sort, products.length], [2, 7, "price-asc", 7])
      const prices = products.map(({ price }) => price.special ?? price.regular)
      assert.deepStrictEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      )
    }),
  )

  it.effect.runIf(isLong)(
    "the products search command lists the products of a category without a search term",
    () =>
      Effect.gen(function* () {
        const [main] = assortment().categories
        const id = main?.id ?? ""
        const inCategory = assortment().articles.filter(({ mainCategoryId }) => mainCategoryId === id)
        assert.strictEqual((yield* search("--category", id)).total, inCategory.length)
      }),
  )

  it.effect(
    "the products search command prints products as a table, with the stock in the market given by --market",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* ask("products", "search", "hammer", "--market", "201")
        assert.deepStrictEqual([code, stderr], [0, []])
        assert.match(
          stdout,
          /^Artikel {3}Produkt +Marke +Preis {2}Kennzeichen +Heimwerk Dresden-Mitte\n\d{8} {2}.+,\d\d\u00a0€ .*(Verfügbar|Bestellbar|Nicht Verfügbar)/u,
        )
        assert.match(stdout, /\n\nSeite 1 von \d+, \d+ Produkte$/u)
      }),
  )

  it.effect(
    "the products search command names the corrected term for which it searched instead of the misspelt term",
    () =>
      Effect.gen(function* () {
        const { code, stderr } = yield* ask("products", "search", "akuschrauber")
        assert.deepStrictEqual([code, stderr], [0, ["Gezeigt werden Treffer für „akkuschrauber“."]])
      }),
  )

  it.effect.runIf(isLong)(
    "the products search command shows the last page if the page number is too high, and says so",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* ask("products", "search", "hammer", "--page", "9999")
        assert.deepStrictEqual([code, stderr], [0, ["Seite 9999 gibt es nicht; gezeigt wird die letzte."]])
        assert.match(stdout, /Seite (\d+) von \1,/u)
      }),
  )

  it.effect("the products search command finds a category by its name and by its id", () =>
    Effect.gen(function* () {
      const byId = yield* ask("products", "search", "--category", "1120", "--limit", "2")
      assert.strictEqual(byId.code, 0)
      assert.deepStrictEqual(
        yield* ask("products", "search", "--category", "gartenschlaeuche", "--limit", "2"),
        byId,
      )
    }),
  )

  it.effect.each([
    [["xqzvw"], 1, "Dazu gibt es bei uns leider kein Produkt."],
    [[" "], 1, "Bitte einen Suchbegriff angeben."],
    [
      ["--category", "nix"],
      1,
      "Eine Kategorie „nix“ gibt es nicht. Möglich ist: Werkzeug & Maschinen (10), Garten (11), Gartenmöbel & Grill (12), Bad & Sanitär (13), Küche (14), Boden & Fliesen (15), Farben & Tapeten (16), Holz & Baustoffe (17), Licht & Elektro (18), Türen & Fenster (19), Heizen & Klima (20), Wohnen & Ordnung (21).",
    ],
    [
      ["--category", "grill"],
      1,
      "Eine Kategorie „grill“ gibt es nicht. Möglich ist: Gartenmöbel & Grill (12), Gasgrills (1225), Holzkohlegrills (1226).",
    ],
    [
      ["hammer", "--market", "99999"],
      1,
      "Einen Markt mit der Nummer oder Postleitzahl 99999 gibt es nicht. Die nächsten zeigt: heimwerk markets near 99999",
    ],
    [
      ["hammer", "--market", "x"],
      1,
      "Einen Markt „x“ gibt es nicht. Den nächsten zu einem Ort zeigt: heimwerk markets near x",
    ],
    [[], 2, "Es fehlt ein Suchbegriff oder --category. Mehr mit: heimwerk products search --help"],
  ] as const)("the products search command fails for the arguments %j", ([args, code, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("products", "search", ...args), {
        code,
        stdout: "",
        stderr: [message],
      })
    }),
  )
})
