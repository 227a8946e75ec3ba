import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

describe("heimwerk search explain", () => {
  it.effect(
    "the search explain command shows the terms of a search text, the words that it ignores, and why the first product matches",
    () =>
      Effect.gen(function* () {
        const { code, stdout } = yield* ask("search", "explain", "Hammer", "mit", "Stielen")
        assert.strictEqual(code, 0)
        assert.match(stdout, /^Wort +stiel +„stielen“ in Grundschreibung/mu)
        assert.match(stdout, /^Füllwörter +mit /mu)
        assert.match(
          stdout,
          /^Platz 1 +.+ \(\d+\) +hammer: Wortende \(latthammer\) im Feld Name, 800 Punkte; stielen: /mu,
        )
      }),
  )

  it.effect(
    "the search explain command explains a corrected spelling, and makes the same correction as the search",
    () =>
      Effect.gen(function* () {
        const found = yield* askJson("products", "search", "akuschrauber", "18V")
        const explained = yield* askJson("search", "explain", "akuschrauber", "18V")
        assert.deepNestedInclude(explained, { "values.correctedTerm": "akkuschrauber 18v" })
        assert.deepNestedInclude(found, { correctedTerm: "akkuschrauber 18v" })
        const text = (yield* ask("search", "explain", "akuschrauber", "18V")).stdout
        assert.match(text, /^Schreibweise +akkuschrauber 18v +Das Wort ist unbekannt/mu)
        assert.match(text, /; 18v: gleich \(18v\) im Feld Name, 1000 Punkte\./u)
      }),
  )

  it.effect("the search explain command explains both parts of a compound that the search splits", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("search", "explain", "kellerregal")
      assert.match(
        stdout,
        /kellerregal: gleich \(keller\) im Feld Name und Wortende \(schwerlastregal\) im Feld Name, 1800 Punkte/u,
      )
    }),
  )

  it.effect("the search explain command joins an article number that is typed with a blank", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("products", "search", "Hammer")
      const articleId = /\b\d{8}\b/u.exec(stdout)?.[0] ?? ""
      const typed = `${articleId.slice(0, 4)} ${articleId.slice(4)}`
      assert.deepNestedInclude(yield* askJson("search", "explain", typed), {
        "values.words": [{ word: articleId, term: articleId }],
        "values.ignored": [],
        "values.first": [articleId],
      })
    }),
  )

  it.effect("the search explain command reports that a search finds no products", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* ask("search", "explain", "xqzvw")
      assert.strictEqual(code, 0)
      assert.include(stdout, "Suche „xqzvw“\nKein Produkt\n")
    }),
  )

  it.effect("the search explain command rejects an empty search text", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("search", "explain", " "), {
        code: 1,
        stdout: "",
        stderr: ["Bitte einen Suchbegriff angeben."],
      })
    }),
  )
})
