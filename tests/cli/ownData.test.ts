import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"
import { changedExample, ownDataExample } from "./support/ownData.ts"

describe("--data", () => {
  it.live(
    "with --data, the commands show markets, hours, products and prices from the retailer's own folder",
    () =>
      Effect.gen(function* () {
        const near = yield* ask(
          "markets",
          "near",
          "25813",
          "--limit",
          "1",
          "--data",
          ownDataExample,
          "--json",
        )
        assert.include(near.stdout, '"name":"Holzhof Husum"')
        const hours = yield* ask(
          "markets",
          "hours",
          "Heide",
          "--at",
          "24.12.2026 13:00",
          "--data",
          ownDataExample,
        )
        assert.match(hours.stdout, /^Holzhof Heide \(103\)\nNein/u)
        const found = yield* ask("products", "search", "lasur teak", "--data", ownDataExample)
        assert.include(found.stdout, "Holzlasur Teak, 2,5 l")
        const price = yield* ask("prices", "explain", "500012", "--data", ownDataExample)
        assert.include(price.stdout.replaceAll("\u00a0", " "), "19,99 € statt 23,99 €")
      }),
  )

  it.live(
    "with --data, market commands can read a single file of markets, and product commands a single file of articles",
    () =>
      Effect.gen(function* () {
        const list = yield* ask("markets", "show", "102", "--data", join(ownDataExample, "markets.json"))
        assert.include(list.stdout, "Holzhof Niebüll")
        const show = yield* ask("products", "show", "500016", "--data", join(ownDataExample, "articles.csv"))
        assert.include(show.stdout, "Flachpinsel 30 mm")
      }),
  )

  it.live(
    "with --data, the command line reports a mistake with file, line and path, and refuses --origin and a missing folder",
    () =>
      Effect.gen(function* () {
        const bad = yield* changedExample({ "markets.json": (text) => text.replace("54.7869", "547.869") })
        assert.deepStrictEqual((yield* ask("markets", "list", "--data", bad)).stderr, [
          "markets.json, Zeile 66, [1].geoPoint.lat: Erlaubt ist eine Zahl von -90 bis 90.",
          "1 Fehler. Bitte die Daten berichtigen.",
        ])
        const both = yield* ask("markets", "list", "--data", bad, "--origin", "http://localhost:1")
        assert.deepStrictEqual([both.code, both.stderr], [2, ["--data und --origin schließen einander aus."]])
        const none = yield* ask("markets", "list", "--data", "nirgends")
        assert.deepStrictEqual([none.code, none.stderr], [2, ["„nirgends“ gibt es nicht."]])
      }),
  )

  it.live(
    "with --data, the command line refuses a misspelt federal state of a market, and names its line",
    () =>
      Effect.gen(function* () {
        const bad = yield* changedExample({
          "markets.json": (text) => text.replace("Schleswig-Holstein", "Schleswig Holstein"),
        })
        assert.deepStrictEqual((yield* ask("markets", "list", "--data", bad)).stderr, [
          "markets.json, Zeile 13, [0].address.state: Erlaubt ist: Brandenburg, Berlin, Baden-Württemberg, Bayern, Bremen, Hessen, Hamburg, Mecklenburg-Vorpommern, Niedersachsen, Nordrhein-Westfalen, Rheinland-Pfalz, Schleswig-Holstein, Saarland, Sachsen, Sachsen-Anhalt, Thüringen.",
          "1 Fehler. Bitte die Daten berichtigen.",
        ])
      }),
  )

  it.live(
    "with --data, the command line reports stock of an unknown article, but reports a mistake in an article only once",
    () =>
      Effect.gen(function* () {
        const unknown = yield* changedExample({ "stock.csv": (text) => `${text}777777;101;3\n` })
        assert.deepStrictEqual((yield* ask("markets", "list", "--data", unknown)).stderr, [
          "stock.csv, Zeile 61, articleId: Den Artikel 777777 gibt es in articles.csv nicht.",
          "1 Fehler. Bitte die Daten berichtigen.",
        ])
        const leftOut = yield* changedExample({
          "articles.csv": (text) => text.replace("8,99", "8.99").replace(";1002;", ";9999;"),
        })
        assert.deepStrictEqual((yield* ask("markets", "list", "--data", leftOut)).stderr, [
          "articles.csv, Zeile 3, price.regular: Hier muss ein Betrag stehen, zum Beispiel 1.234,56.",
          "articles.csv, Zeile 7, categoryId: Die Kategorie „9999“ gibt es in categories.json nicht.",
          "2 Fehler. Bitte die Daten berichtigen.",
        ])
      }),
  )

  it.live("with --data, the command line refuses CSV, NDJSON and JSON files that are not UTF-8", () =>
    Effect.gen(function* () {
      const folder = yield* changedExample({})
      const inExcel = (file: string, text: string) =>
        writeFileSync(join(folder, file), Buffer.from(text, "latin1"))
      inExcel("stock.csv", "articleId;marketId;pieces\r\n500001;101;3\r\nGrün;;\r\n")
      inExcel("categories.json", '[\n{"name": "Möbel"}]')
      rmSync(join(folder, "articles.csv"))
      inExcel("articles.ndjson", '{"name": "Maß"}\n')
      assert.deepStrictEqual((yield* ask("markets", "list", "--data", folder)).stderr, [
        "categories.json, Zeile 2: Die Datei ist nicht in UTF-8 gespeichert. Bitte in UTF-8 speichern.",
        "stock.csv, Zeile 3: Die Datei ist nicht in UTF-8 gespeichert. Speichere sie in Excel als „CSV UTF-8“.",
        "articles.ndjson, Zeile 1: Die Datei ist nicht in UTF-8 gespeichert. Bitte in UTF-8 speichern.",
        "3 Fehler. Bitte die Daten berichtigen.",
      ])
    }),
  )

  it.effect.each([
    [["diff", "--origin", "http://127.0.0.1:1", "--against", "http://127.0.0.1:1"]],
    [["doctor", "--origin", "http://127.0.0.1:1"]],
    [["status", "--origin", "http://127.0.0.1:1"]],
    [["contract", "check", "--origin", "http://127.0.0.1:1"]],
  ] as const)("the command %j refuses --data, because it asks a running shop", ([command]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(...command, "--data", "daten"), {
        code: 2,
        stdout: "",
        stderr: ["--data gilt hier nicht: dieser Befehl fragt einen laufenden Shop."],
      })
    }),
  )
})
