import { assert, describe, it } from "@effect/vitest"
import { mentions } from "@heimwerk/adapters/sql/personal/mentions.ts"

describe("mentions", () => {
  it.each([
    ["An: anna@kunde.example\nBetreff: Hallo", "anna@kunde.example", true],
    ["Schreib an Anna@Kunde.example.", "anna@kunde.example", true],
    ["email=anna%40kunde.example&x=1", "anna@kunde.example", true],
    ["email=anna%2Bneu%40kunde.example", "anna+neu@kunde.example", true],
    ["<anna-lena.berg@kunde.example>", " anna-lena.berg@kunde.example ", true],
    ["johanna@kunde.example", "anna@kunde.example", false],
    ["x.anna@kunde.example", "anna@kunde.example", false],
    ["anna@kunde.example.org", "anna@kunde.example", false],
    ["anna@kunde.examples", "anna@kunde.example", false],
    ["anna@kundexexample", "anna@kunde.example", false],
    [JSON.stringify({ message: "Hallo,\nanna@kunde.example" }), "anna@kunde.example", true],
    [JSON.stringify({ message: String.raw`\nanna@kunde.example` }), "anna@kunde.example", false],
    [JSON.stringify({ message: "x+anna@kunde.example" }), "anna@kunde.example", false],
    ['{"message":"anna\\u0040kunde.example"}', "anna@kunde.example", true],
    [JSON.stringify({ message: 'Tab\tZeile\r\n"anna@kunde.example"' }), "anna@kunde.example", true],
    [JSON.stringify({ message: String.raw`Pfad C:\anna@kunde.example` }), "anna@kunde.example", true],
    ['{"message":"abgebrochen\\nanna@kunde.example', "anna@kunde.example", true],
    ["note=Bitte+an+anna%40kunde.example&x=1", "anna@kunde.example", true],
    ["note=Hallo%2C%0Aanna%40kunde.example", "anna@kunde.example", true],
    ["note=x%2Banna%40kunde.example", "anna@kunde.example", false],
    ["", "anna@kunde.example", false],
  ])("the check whether the text %j contains the e-mail address %j returns %s", (text, email, expected) => {
    assert.strictEqual(mentions(text, email), expected)
  })
})
