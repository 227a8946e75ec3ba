import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

const flag = (regular: string, offer: string, ...more: ReadonlyArray<string>) =>
  askJson("prices", "flag", "--regular", regular, "--offer", offer, ...more)

describe("heimwerk prices flag", () => {
  it.effect.each([
    ["129,00", "99,00", 23, 30, "- 30 €", null],
    ["20,00", "10,00", 50, 10, "- 50 %", null],
    ["10,00", "9,50", 5, 0, null, "Aktion"],
    ["10,00", "10,00", 0, 0, null, null],
    ["10,00", "12,00", 0, 0, null, null],
    ["1.234,56 €", "1.000", 18, 234, "- 234 €", null],
  ] as const)(
    "the prices flag command shows the saving and the flag for the regular price %s and the offer %s",
    ([regular, offer, percent, saving, discountFlag, actionFlag]) =>
      Effect.gen(function* () {
        const shown = discountFlag ?? actionFlag
        assert.deepStrictEqual(yield* flag(regular, offer), {
          percent,
          saving,
          discountFlag,
          actionFlag,
          flags: shown === null ? [] : [shown],
          flagtype_1: shown ?? "false",
          flagtype_2: "false",
          flagtype_3: "false",
        })
      }),
  )

  it.effect(
    "the prices flag command compares the offer with the price of --lowest30 instead of the regular price",
    () =>
      Effect.gen(function* () {
        const args = ["prices", "flag", "--regular", "129,00", "--offer", "99,00", "--lowest30"]
        assert.deepInclude(yield* askJson(...args, "119,00"), { percent: 16, saving: 20, flags: ["- 20 €"] })
        assert.deepInclude(yield* askJson(...args, "99,00"), { percent: 0, saving: 0, flags: [] })
        const { stdout } = yield* ask(...args, "95,00")
        assert.match(stdout, /Niedrigster Preis \(30 Tage\) +95,00/u)
        assert.match(stdout, /Ersparnis +keine\nKennzeichen +keines/u)
      }),
  )

  it.effect(
    "the prices flag command lists Bestseller first and prints its JSON fields in a fixed order",
    () =>
      Effect.gen(function* () {
        const args = ["prices", "flag", "--regular", "129,00", "--offer", "99,00", "--bestseller"]
        assert.strictEqual(
          (yield* ask(...args, "--json")).stdout,
          '{"percent":23,"saving":30,"discountFlag":"- 30 €","actionFlag":null,"flags":["Bestseller","- 30 €"],"flagtype_1":"Bestseller","flagtype_2":"- 30 €","flagtype_3":"false"}',
        )
        assert.include((yield* ask(...args)).stdout, "Kennzeichen  Bestseller, - 30 €")
      }),
  )

  it.effect.each(["129.00", "viel", "", "-5,00", "1.000.000,00", "1,234"])(
    "the prices flag command rejects the amount „%s“",
    (amount) =>
      Effect.gen(function* () {
        const stderr = [`„${amount}“: Bitte einen Betrag wie 1.234,56 € eingeben.`]
        const none = { code: 1, stdout: "", stderr }
        assert.deepStrictEqual(yield* ask("prices", "flag", "--offer", "1", `--regular=${amount}`), none)
        assert.deepStrictEqual(yield* ask("prices", "flag", "--regular", "1", `--offer=${amount}`), none)
      }),
  )
})
