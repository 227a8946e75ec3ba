import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-sent-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (content: unknown, name = "anfrage.txt") => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content))
  return path
}

const forms = ["craftsman", "energy", "feedback"] as const
const valid = { code: 0, stdout: "Alle Angaben stimmen.", stderr: [] }

/** Returns the text of a form's sample, and the body that it sends. */
const sampleOf = Effect.fnUntraced(function* (form: string) {
  const { stdout: sample } = yield* ask("forms", "template", form)
  const { stdout: body } = yield* ask("forms", "payload", form, file(sample, "muster.json"))
  return { sample, body }
})

/** Replaces a text in the sent body of the energy form, and returns the problems that the check finds. */
const problemsOf = Effect.fnUntraced(function* (before: string, after: string) {
  const { body } = yield* sampleOf("energy")
  assert.include(body, before)
  const { code, stdout } = yield* ask("forms", "check", "energy", file(body.replace(before, after)), "--json")
  assert.strictEqual(code, 1)
  const problems: ReadonlyArray<unknown> = JSON.parse(stdout).problems
  return problems
})

describe("heimwerk forms template", () => {
  it.effect.each(forms)(
    "the forms template command prints a filled-in sample of the %s form, and this sample is valid",
    (form) =>
      Effect.gen(function* () {
        const { sample } = yield* sampleOf(form)
        assert.include(sample, "\n  ")
        assert.deepStrictEqual(yield* ask("forms", "check", form, file(sample)), valid)
        assert.deepStrictEqual(yield* askJson("forms", "template", form), JSON.parse(sample))
      }),
  )
})

describe("heimwerk forms check with a sent body", () => {
  it.effect.each(forms)(
    "the forms check command accepts the body of the %s form in the format in which it is sent, and as JSON",
    (form) =>
      Effect.gen(function* () {
        const { body, sample } = yield* sampleOf(form)
        assert.deepStrictEqual(yield* ask("forms", "check", form, file(body)), valid)
        const wrapped = yield* ask("forms", "payload", form, file(sample, "muster.json"), "--json")
        assert.deepStrictEqual(yield* ask("forms", "check", form, file(wrapped.stdout)), valid)
        if (form === "feedback") return
        const fields = new Map<string, ReadonlyArray<string>>()
        for (const [name, value] of new URLSearchParams(body))
          fields.set(name, [...(fields.get(name) ?? []), value])
        const json = Object.fromEntries(
          [...fields].map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
        )
        assert.deepStrictEqual(yield* ask("forms", "check", form, file(json)), valid)
      }),
  )

  it.effect.each([
    [
      "formfield-telephone=0221%2F4710-000",
      "formfield-telephone=0221+5550100",
      "formfield-telephone",
      "„0221 5550100“: keine Leerzeichen",
    ],
    [
      "formfield-telephone=0221%2F4710-000",
      "formfield-telephone=221-5550100",
      "formfield-telephone",
      "„221-5550100“: beginnt mit 0 oder +",
    ],
    [
      "formfield-telephone=0221%2F4710-000",
      "formfield-telephone=0221.5550100",
      "formfield-telephone",
      "„0221.5550100“: nach dem Anfang nur Ziffern, - und /",
    ],
    ["%40kunde", "kunde", "formfield-email", "„erika.mustermannkunde.example“: genau ein @"],
    ["kunde.example", "kunde", "formfield-email", "„erika.mustermann@kunde“: ein Punkt nach dem @"],
    ["postalcode=50667", "postalcode=5066", "formfield-postalcode", "„5066“: genau 5 Ziffern"],
    ["formfield-city=K%C3%B6ln", "formfield-city=", "formfield-city", "nicht leer, höchstens 254 Zeichen"],
    ["incentives-terms=1", "incentives-terms=0", "formfield-incentives-terms", "angekreuzt"],
  ] as const)(
    "the forms check command names the broken rule when %j in a sent body becomes %j",
    ([before, after, field, rule]) =>
      Effect.gen(function* () {
        const [problem, ...others] = yield* problemsOf(before, after)
        assert.deepInclude(problem, { field, rule })
        assert.deepStrictEqual(others, [])
      }),
  )

  it.effect.each([
    [
      "formfield-city=K%C3%B6ln",
      "formfield-stadt=K%C3%B6ln",
      "formfield-stadt",
      "Dieses Feld kennt das Formular nicht.",
    ],
    [
      "formfield-partners=",
      "formfield-partner=",
      "formfield-partner",
      "Dieses Feld kennt das Formular nicht. Meintest du „formfield-partners“?",
    ],
    ["&id=", "&market-id=202&id=", "market-id", "Dieses Feld steht mehrfach da."],
    ["id=energetictransformation", "id=craftsmanservice", "id", "Hier muss energetictransformation stehen."],
    ["&token=TOKEN", "", "token", "Der Token der Bot-Prüfung fehlt."],
    ["incentives-terms=1", "incentives-terms=ja", "formfield-incentives-terms", "Hier muss 0 oder 1 stehen."],
    [
      "incentives=black-loyalty-card",
      "incentives=coupon",
      "formfield-incentives",
      "Zu diesen Partnern gehört: black-loyalty-card.",
    ],
  ] as const)(
    "the forms check command reports an invalid field of a sent body when %j becomes %j",
    ([before, after, field, message]) =>
      Effect.gen(function* () {
        const problems = yield* problemsOf(before, after)
        assert.deepInclude(
          problems.map((each) => JSON.stringify(each)).join("\n"),
          JSON.stringify({ field, message }).slice(1, -1),
        )
      }),
  )

  it.effect(
    "the forms check command reports unknown keys in nested objects of a form, and suggests a similar known key",
    () =>
      Effect.gen(function* () {
        const { sample } = yield* sampleOf("craftsman")
        const wrong = sample.replace('"lastName"', '"lastname"').replace('"activities"', '"activity"')
        const { stdout } = yield* ask("forms", "check", "craftsman", file(wrong))
        assert.match(
          stdout,
          /^userData\.lastname +Dieses Feld kennt das Formular nicht\. Meintest du „lastName“\?/mu,
        )
        assert.match(stdout, /^selectedRoomOptions\.0\.activity +Dieses Feld kennt das Formular nicht\./mu)
      }),
  )
})

describe("heimwerk forms explain", () => {
  it.effect.each(forms)("the forms explain command names the source of each rule of the %s form", (form) =>
    Effect.gen(function* () {
      const { code, stdout } = yield* ask("forms", "explain", form)
      assert.strictEqual(code, 0)
      const rows = stdout.split("\n").slice(4)
      assert.isAbove(rows.length, 1)
      for (const row of rows) assert.match(row, / (?:forms and markets|storefront) [345]/u)
    }),
  )

  it.effect(
    "the forms explain command detects the form of a file, confirms valid fields and names the rule that an invalid field breaks",
    () =>
      Effect.gen(function* () {
        for (const form of forms) {
          const { body, sample } = yield* sampleOf(form)
          assert.include((yield* ask("forms", "explain", file(sample))).stdout, `als Formular ${form}\nAlle `)
          assert.include((yield* ask("forms", "explain", file(body))).stdout, `als Formular ${form}\nAlle `)
        }
        const { body } = yield* sampleOf("energy")
        const { stdout } = yield* ask("forms", "explain", file(body.replace("4710-", "4710%20")))
        assert.match(
          stdout,
          /^formfield-telephone +Bitte gib eine Telefonnummer an +„0221\/4710 000“: keine Leerzeichen +forms and markets 5\.1$/mu,
        )
        assert.match(stdout, /^userData\.email +stimmt /mu)
      }),
  )

  it.effect("the forms explain command reports a file that belongs to no form", () =>
    Effect.gen(function* () {
      const name = file({ a: 1 })
      assert.deepStrictEqual((yield* ask("forms", "explain", name)).stderr, [
        `„${name}“ gehört zu keinem Formular. Möglich ist auch eines von: craftsman, energy, feedback.`,
      ])
    }),
  )
})
