import { assert, describe, it } from "@effect/vitest"
import { places } from "@heimwerk/fixtures/places.ts"
import { Effect } from "effect"

import { ask, askJson } from "../support/ask.ts"

describe("heimwerk places", () => {
  it.effect("the places command finds a place by its postcode", () =>
    Effect.gen(function* () {
      const cologne = places.find(({ plz }) => plz === "50667")
      assert.deepStrictEqual(yield* askJson("places", "50667"), { match: "plz", places: [cologne] })
    }),
  )

  it.effect(
    "the places command finds a town whose umlaut is typed as two letters, and prints its region, inhabitants and position",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* ask("places", "koeln")
        assert.strictEqual(code, 0)
        assert.deepStrictEqual(stderr, [])
        assert.deepStrictEqual(stdout.split("\n").slice(0, 2), [
          "Ort   Gehört zu            Einwohner  Position",
          "Köln  Nordrhein-Westfalen    963.395  50.9333,6.95",
        ])
      }),
  )

  it.effect("the places command lists no more places than --limit allows", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("places", "506", "--limit", "3")
      assert.deepStrictEqual(stdout.match(/506\d\d Köln/gu), ["50667 Köln", "50668 Köln", "50670 Köln"])
    }),
  )

  it.effect("the places command says that it shows nearby postcodes instead of an unknown postcode", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* ask("places", "01060")
      assert.strictEqual(code, 0)
      assert.include(stdout, "01067 Dresden")
      assert.match(stderr.join("\n"), /^Die Postleitzahl 01060 kennen wir nicht\. [^\n]+$/u)
    }),
  )

  it.effect("the places command says that it found no place, and prints an empty list with --json", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* ask("places", "xyzzy", "--json")
      assert.strictEqual(code, 1)
      assert.strictEqual(stdout, '{"match":"none","places":[]}')
      assert.match(stderr.join("\n"), /^Wir haben keine Märkte in diesem Umkreis gefunden\./u)
    }),
  )

  it.effect("the places command rejects an empty text and asks for a postcode or town", () =>
    Effect.gen(function* () {
      const stderr = ["Bitte eine Postleitzahl oder einen Ort angeben."]
      assert.deepStrictEqual(yield* ask("places", "  "), { code: 1, stdout: "", stderr })
    }),
  )
})
