import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../../server/support/memoryShop.ts"
import { alteredShop } from "../support/alteredShop.ts"
import { ask, askJson } from "../support/ask.ts"

describe("heimwerk diff", () => {
  it.live(
    "the diff command lists the differences between two shops in markets, hours, prices, categories and interface",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const other = yield* alteredShop(origin, (path) => {
          if (path === "/public/api/markets")
            return {
              body: (text) =>
                text
                  .replace("0221 5550100", "0221 5550199")
                  .replace('"opening":"08:00"', '"opening":"09:00"'),
            }
          if (path === "/openapi.json")
            return { body: (text) => text.replace('"/health/live"', '"/health/alive"') }
          return {
            body: (text) => text.replaceAll("Wandfarben", "Farben für Wände").replaceAll("49.99", "59.99"),
          }
        })
        const same = yield* ask("diff", "--origin", origin, "--against", origin)
        assert.deepStrictEqual(
          [same.code, same.stdout],
          [0, "Die Shops sind gleich: Märkte, Öffnungszeiten, Preise, Kategorien und Schnittstelle."],
        )
        const { code, stdout } = yield* ask("diff", "--origin", origin, "--against", other)
        assert.strictEqual(code, 1)
        assert.match(stdout, /^Märkte +520 +phone +0221 5550100 +0221 5550199$/mu)
        assert.match(stdout, /^Öffnungszeiten +520 +Montag +08:00 - 20:00 +09:00 - 20:00$/mu)
        assert.match(stdout, /^Preise +\d+ +regular +49,99\u00a0€ +59,99\u00a0€$/mu)
        assert.match(stdout, /^Kategorien +401 +name +Wandfarben +Farben für Wände$/mu)
        assert.match(stdout, /^Schnittstelle +GET \/health\/live +.+ +fehlt$/mu)
        assert.match(stdout, /^Schnittstelle +GET \/health\/alive +fehlt +/mu)
        assert.match(stdout, /\n\n\d+ Unterschiede$/u)
        const json = yield* askJson("diff", "--origin", origin, "--against", other)
        assert.deepInclude(json, {
          area: "Märkte",
          id: "520",
          field: "phone",
          origin: "0221 5550100",
          against: "0221 5550199",
        })
      }).pipe(Effect.provide(MemoryShop.layer()), Effect.scoped),
  )

  it.effect("the diff command fails if --origin is missing or --against is not an address", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("diff", "--against", "https://shop.example"), {
        code: 2,
        stdout: "",
        stderr: ["Die Option --origin fehlt. Mehr mit: heimwerk diff --help"],
      })
      assert.deepStrictEqual(yield* ask("diff", "--origin", "https://a.example", "--against", "b"), {
        code: 1,
        stdout: "",
        stderr: ["„b“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben."],
      })
    }),
  )
})
