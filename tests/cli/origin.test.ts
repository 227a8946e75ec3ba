import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { ask } from "./support/ask.ts"

/** Asks the shop that runs in this process, with the whole wire in between. */
const asked = (...args: ReadonlyArray<string>) =>
  Effect.flatMap(MemoryShop, ({ origin }) => ask(...args, "--origin", origin))

const askedJson = (...args: ReadonlyArray<string>) =>
  Effect.map(asked(...args, "--json"), ({ stdout }): unknown => JSON.parse(stdout))

layer(MemoryShop.layer(), { excludeTestServices: true })("with --origin the live shop answers", (it) => {
  it.effect("with its markets", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askedJson("markets", "list"), smallWorld.markets)
    }),
  )

  it.effect("with the hours of a market", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askedJson("markets", "hours", "520", "--at", "2026-12-24T12:00"), {
        id: "520",
        name: "Köln-Ehrenfeld",
        open: false,
        status: "Öffnet Samstag um 08:00 Uhr",
        next: "2026-12-26T08:00:00+01:00",
      })
    }),
  )

  it.effect("with the markets near a place it knows", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* asked(
        "markets",
        "near",
        "bonn",
        "--limit",
        "2",
        "--at",
        "2026-11-20T10:00",
      )
      assert.strictEqual(code, 0)
      assert.deepStrictEqual(stdout.match(/^\d{3} {2}\S+/gmu), ["530  Bonn", "520  Köln-Ehrenfeld"])
    }),
  )

  it.effect("with its places, and says when one is unknown", () =>
    Effect.gen(function* () {
      assert.include((yield* asked("places", "ehrenfeld")).stdout, "Ehrenfeld  Köln          38.000")
      assert.strictEqual((yield* asked("places", "xyzzy")).code, 1)
    }),
  )

  it.effect("with its products, and says when one is unknown", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* asked("products", "search", "kreissäge", "--market", "520")
      assert.strictEqual(code, 0)
      assert.match(stdout, /Grimmholt Kreissäge 600 W +Grimmholt +59,99\u00a0€/u)
      const shown = yield* asked("products", "show", "1000001")
      assert.include(shown.stdout, "Grimmholt Akku-Bohrschrauber 12 V\n")
      assert.deepStrictEqual(yield* asked("products", "show", "7777777"), {
        code: 1,
        stdout: "",
        stderr: ["Diesen Artikel gibt es bei uns nicht (mehr)."],
      })
    }),
  )

  it.effect("with one line where what answers is no shop", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { code, stderr } = yield* ask("markets", "list", "--origin", `${origin}/kein/shop`)
      assert.deepStrictEqual(
        [code, stderr],
        [
          1,
          [
            `„${origin}/kein/shop“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`,
          ],
        ],
      )
    }),
  )
})

describe("an --origin without a shop", () => {
  it.live.each([
    ["markets", "list"],
    ["markets", "near", "50667"],
    ["places", "köln"],
    ["products", "search", "hammer"],
  ])("is told in one line: %s %s", (args) =>
    Effect.gen(function* () {
      // Nothing listens on the discard port.
      assert.deepStrictEqual(yield* ask(...args, "--origin", "http://127.0.0.1:9"), {
        code: 1,
        stdout: "",
        stderr: [
          "Der Shop unter http://127.0.0.1:9 antwortet nicht wie erwartet. Bitte die Adresse prüfen oder es später noch einmal versuchen.",
        ],
      })
    }),
  )

  it.effect.each([
    "shop.example",
    "ftp://shop.example",
    "http://u:p@shop.example",
    "http://shop.example/?a",
    "",
  ])("is refused where „%s“ is no address of one", (origin) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "list", `--origin=${origin}`), {
        code: 1,
        stdout: "",
        stderr: [`„${origin}“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`],
      })
    }),
  )
})
