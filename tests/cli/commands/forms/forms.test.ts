import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ada } from "../../../core/forms/samples.ts"
import { ask, askJson } from "../../support/ask.ts"
import { buildWhereMissing, launch } from "../../support/launch.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-forms-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file with the given text, or with the given data as JSON. */
const file = (content: unknown) => {
  const name = join(folder, "angaben.json")
  writeFileSync(name, typeof content === "string" ? content : JSON.stringify(content))
  return name
}

const person =
  "formfield-email=ada%40beispiel.de&formfield-salutation=Frau&formfield-firstname=Ada&formfield-lastname=Lovelace" +
  "&formfield-telephone=0221%2F123-45&formfield-street=Domplatz+1&formfield-postalcode=50667&formfield-city=K%C3%B6ln"

const energy = {
  marketId: "366",
  userData: ada,
  selectedProperty: "house-owner",
  selectedServices: ["varm", "otovo"],
  concent: true,
  token: "t-1",
}
const craftsman = {
  marketId: "366",
  userData: ada,
  selectedRoomOptions: [
    { area: "badezimmer", activities: ["waende-und-boden-fliesen"], message: ' 4 m² & "mehr" ' },
  ],
  token: "t-1",
}

describe("heimwerk forms payload", () => {
  it.effect("the forms payload command prints the body of an energy request with all its fields", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("forms", "payload", "energy", file(energy)), {
        code: 0,
        stdout: `${person}&market-id=366&formfield-objecttype=house-owner&formfield-incentives-terms=1&formfield-partners=varm&formfield-partners=otovo&formfield-incentives=coupon&formfield-incentives=black-loyalty-card&id=energetictransformation&token=t-1`,
        stderr: [],
      })
    }),
  )

  it.effect(
    "the forms payload command prints the body of a craftsman request with its areas as JSON and their notes trimmed",
    () =>
      Effect.gen(function* () {
        const rooms = encodeURIComponent(
          '[{"area":"badezimmer","activities":["waende-und-boden-fliesen"],"message":"4 m² & \\"mehr\\""}]',
        ).replaceAll("%20", "+")
        assert.strictEqual(
          (yield* ask("forms", "payload", "craftsman", file(craftsman))).stdout,
          `${person}&market-id=366&rooms=${rooms}&id=craftsmanservice&token=t-1`,
        )
      }),
  )

  it.effect(
    "the forms payload command prints feedback as JSON with a placeholder for a missing bot check token",
    () =>
      Effect.gen(function* () {
        const answer = yield* ask(
          "forms",
          "payload",
          "feedback",
          file({ message: " Gut ", source: "Header" }),
        )
        assert.deepStrictEqual(answer, {
          code: 0,
          stdout:
            '{"captchaToken":"TOKEN","environment":"prod","type":"suggestion","message":"Gut\\n\\n[Source: Header]","source":"Header"}',
          stderr: ["Ohne „token“ in den Angaben steht TOKEN an seiner Stelle."],
        })
      }),
  )

  it.effect("with --json, the forms payload command prints the content type of the request", () =>
    Effect.gen(function* () {
      const answer = yield* askJson("forms", "payload", "energy", file(energy))
      assert.propertyVal(answer, "contentType", "application/x-www-form-urlencoded")
    }),
  )

  it.effect("the forms payload command prints only the error lines and no body if the form is invalid", () =>
    Effect.gen(function* () {
      const wrong = { ...energy, userData: { ...ada, email: "ada" }, concent: false }
      assert.deepStrictEqual(yield* ask("forms", "payload", "energy", file(wrong)), {
        code: 1,
        stdout: "",
        stderr: [
          "userData.email: Bitte gib eine E-Mail-Adresse an",
          "concent: Bitte bestätige, dass du einverstanden bist.",
        ],
      })
    }),
  )
})

describe("heimwerk forms check", () => {
  it.effect.each([
    ["craftsman", craftsman],
    ["energy", energy],
    ["feedback", { message: "Gut" }],
  ] as const)("the forms check command accepts a valid form: %s", ([form, content]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("forms", "check", form, file(content)), {
        code: 0,
        stdout: "Alle Angaben stimmen.",
        stderr: [],
      })
    }),
  )

  it.effect(
    "the forms check command prints an invalid field with its message and rule, and the number of invalid fields",
    () =>
      Effect.gen(function* () {
        const answer = yield* ask(
          "forms",
          "check",
          "craftsman",
          file({ ...craftsman, marketId: "201", selectedRoomOptions: [{ area: "dach" }] }),
        )
        assert.deepStrictEqual(answer, {
          code: 1,
          stdout:
            "Feld                      Meldung                                 Regel\nselectedRoomOptions.dach  Bitte wähle mindestens eine Sache aus.  je Bereich mindestens eine angebotene Arbeit; bei „Etwas anderes“ eine Anmerkung, höchstens 800 Zeichen (forms and markets 5.2)",
          stderr: ["Eine Angabe stimmt nicht."],
        })
        assert.deepStrictEqual(
          (yield* ask("forms", "check", "feedback", file({}), "--json")).stdout,
          '{"valid":false,"kind":"state","problems":[{"field":"message","message":"Bitte gib eine Nachricht ein","rule":"nicht leer, höchstens 4000 Zeichen","source":"storefront 5, feedback"}]}',
        )
        assert.deepStrictEqual((yield* ask("forms", "check", "energy", file({}))).stderr, [
          "11 Angaben stimmen nicht.",
        ])
      }),
  )

  it.effect.each([
    ["a number", 5, ["Eine Angabe stimmt nicht."]],
    ["a list", [], ["Eine Angabe stimmt nicht."]],
    ["a market number of letters", { marketId: "Köln" }, ["Eine Angabe stimmt nicht."]],
    ["an unknown partner", { selectedServices: ["acme"] }, ["Eine Angabe stimmt nicht."]],
  ] as const)("the forms check command rejects a file that contains %s", ([, content, stderr]) =>
    Effect.gen(function* () {
      const answer = yield* ask("forms", "check", "energy", file(content))
      assert.deepStrictEqual([answer.code, answer.stderr], [1, [...stderr]])
    }),
  )

  it.effect("the forms check command reports an invalid file or a missing file in one line", () =>
    Effect.gen(function* () {
      const name = file("{")
      const none = { code: 1, stdout: "" }
      assert.deepStrictEqual(yield* ask("forms", "check", "energy", name), {
        ...none,
        stderr: [
          `„${name}“ enthält weder JSON noch den Inhalt einer Anfrage. Ein Muster zeigt: heimwerk forms template energy`,
        ],
      })
      assert.deepStrictEqual(yield* ask("forms", "check", "energy", "/no/such.json"), {
        ...none,
        stderr: ["Die Datei „/no/such.json“ gibt es nicht."],
      })
    }),
  )

  it.effect("the forms check command rejects an unknown form name", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* ask("forms", "check", "newsletter", file({}))
      assert.deepStrictEqual(
        [code, stderr],
        [
          2,
          [
            "„newsletter“ passt nicht zu <Formular>. Möglich ist: craftsman, energy, feedback. Mehr mit: heimwerk forms check --help",
          ],
        ],
      )
    }),
  )
})

describe("heimwerk forms list", () => {
  it.effect(
    "the forms list command lists the partners of the energy form with the properties that exclude them",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("forms", "list", "energy")
        assert.match(stdout, /selectedServices {2}varm .*\(nicht für Miete\)/u)
        assert.match(stdout, /selectedServices {2}fuchsundeule .*Fuchs und Eule$/mu)
        assert.match(stdout, /Bonus {13}coupon/u)
      }),
  )

  it.effect("the forms list command lists markets, areas and activities of the craftsman service", () =>
    Effect.gen(function* () {
      const choices = yield* askJson("forms", "list", "craftsman")
      assert.deepInclude(choices, { field: "marketId", value: "366", title: "Heimwerk Köln-Altstadt-Süd" })
      assert.deepInclude(choices, { field: "roomIdsSelected", value: "dach", title: "Dach" })
      assert.deepInclude(choices, {
        field: "badezimmer",
        value: "badewanne-austauschen",
        title: "Badewanne austauschen",
      })
    }),
  )

  it.effect("the forms list command lists the types of feedback", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askJson("forms", "list", "feedback"), [
        { field: "type", value: "unlike", title: "Gefällt mir nicht" },
        { field: "type", value: "suggestion", title: "Verbesserungsvorschlag" },
        { field: "type", value: "like", title: "Gefällt mir" },
      ])
    }),
  )
})

describe("heimwerk forms with standard input", () => {
  beforeAll(buildWhereMissing)

  it("the forms payload command reads the form from the standard input if the file name is -", () => {
    const { status, stdout } = launch(["forms", "payload", "feedback", "-"], {
      input: '\uFEFF{"message":"Gut","token":"t"}',
    })
    assert.deepStrictEqual(
      [status, stdout],
      [0, '{"captchaToken":"t","environment":"prod","type":"suggestion","message":"Gut"}\n'],
    )
  })
})
