import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { ask } from "./support/ask.ts"

/** Runs a command against the shop in this process, over real HTTP. */
const asked = (...args: ReadonlyArray<string>) =>
  Effect.flatMap(MemoryShop, ({ origin }) => ask(...args, "--origin", origin))

const askedJson = (...args: ReadonlyArray<string>) =>
  Effect.map(asked(...args, "--json"), ({ stdout }): unknown => JSON.parse(stdout))

layer(MemoryShop.layer(), { excludeTestServices: true })("heimwerk --origin with a live shop", (it) => {
  it.effect("the command line lists the markets of the live shop", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askedJson("markets", "list"), smallWorld.markets)
    }),
  )

  it.effect(
    "the command line prints the opening status of a market of the live shop at an asked time, and its next opening",
    () =>
      Effect.gen(function* () {
        assert.deepInclude(
          yield* askedJson("markets", "hours", "Köln Ehrenfeld", "--at", "2026-12-24T12:00"),
          {
            id: "520",
            name: "Köln-Ehrenfeld",
            open: false,
            status: "Öffnet Samstag um 08:00 Uhr",
            next: "2026-12-26T08:00:00+01:00",
          },
        )
      }),
  )

  it.effect("the command line lists the markets of the live shop near one of the shop's places", () =>
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

  it.effect("the command line finds places of the live shop, and fails for an unknown place", () =>
    Effect.gen(function* () {
      assert.include((yield* asked("places", "ehrenfeld")).stdout, "Ehrenfeld  Köln          38.000")
      assert.strictEqual((yield* asked("places", "xyzzy")).code, 1)
    }),
  )

  it.effect("the command line finds products of the live shop, and fails for an unknown product", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* asked("products", "search", "kreissäge", "--market", "520")
      assert.strictEqual(code, 0)
      assert.match(stdout, /Grimmholt Kreissäge 600 W +Grimmholt +59,99\u00a0€/u)
      const shown = yield* asked("products", "show", "1000001")
      // The CLI does not know the state of the shop's warehouse, whose public holidays delay deliveries.
      const delivered = yield* asked("products", "show", "1000134")
      assert.match(delivered.stdout, /^Versand +Versand nach Hause$/mu)
      assert.notMatch(delivered.stdout, /^Lieferung /mu)
      assert.include(shown.stdout, "Grimmholt Akku-Bohrschrauber 12 V\n")
      assert.deepStrictEqual(yield* asked("products", "show", "7777777"), {
        code: 1,
        stdout: "",
        stderr: ["Diesen Artikel gibt es bei uns nicht (mehr)."],
      })
    }),
  )

  it.effect("the command line rejects a shop address with a path, and says so in one line", () =>
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

describe("heimwerk --origin without a shop", () => {
  it.live.each([
    ["markets", "list"],
    ["markets", "near", "50667"],
    ["places", "köln"],
    ["products", "search", "hammer"],
  ])("the command line reports an unreachable shop in one line: %s %s", (args) =>
    Effect.gen(function* () {
      // `fetch` refuses to connect to port 9 (discard).
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
  ])("the command line rejects the address „%s“ of a shop", (origin) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "list", `--origin=${origin}`), {
        code: 1,
        stdout: "",
        stderr: [`„${origin}“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`],
      })
    }),
  )
})
