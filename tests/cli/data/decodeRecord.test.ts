import { assert, describe, it } from "@effect/vitest"
import { recordDecoder } from "@heimwerk/cli/data/decodeRecord.ts"
import { makeProblems, problemText } from "@heimwerk/cli/data/problems.ts"
import * as Schema from "effect/Schema"

const decode = recordDecoder(
  Schema.Struct({
    day: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 })),
    stock: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    name: Schema.NonEmptyString,
    label: Schema.String.check(Schema.isMaxLength(3)),
    code: Schema.String.check(Schema.isPattern(/^a$/u)),
    size: Schema.Literals(["S", "M"]),
  }),
)

/** Returns the problems of a record. */
const problemsOf = (record: unknown) => {
  const problems = makeProblems()
  decode(record, "markets.json", () => 1, problems)
  return problems.kept.map(problemText)
}

const valid = { day: 1, stock: 0, name: "Köln", label: "abc", code: "a", size: "S" }

describe("problems of a record in a retailer's data", () => {
  it("a valid record in a retailer's data has no problem", () => {
    assert.deepStrictEqual(problemsOf(valid), [])
  })

  it.each([
    [{ day: 9 }, "day: Erlaubt ist eine Zahl von 1 bis 7."],
    [{ day: 1.5 }, "day: Hier muss eine ganze Zahl stehen."],
    [{ day: "1" }, "day: Hier muss eine Zahl stehen."],
    [{ stock: -1 }, "stock: Erlaubt ist eine Zahl ab 0."],
    [{ name: "" }, "name: Hier darf der Text nicht leer sein."],
    [{ label: "abcd" }, "label: Erlaubt sind höchstens 3 Zeichen."],
    [{ code: "b" }, "code: Dieser Wert ist hier nicht erlaubt."],
    [{ size: "XL" }, "size: Erlaubt ist: S, M."],
    [{ colour: "rot" }, "colour: Dieses Feld gibt es nicht. Bitte den Namen prüfen oder es entfernen."],
  ])(
    "the problem of a record with %j names the file, line and field, and the mistake in German",
    (change, line) => {
      assert.deepStrictEqual(problemsOf({ ...valid, ...change }), [`markets.json, Zeile 1, ${line}`])
    },
  )
})
