import { assert, describe, it } from "@effect/vitest"
import { csv } from "@heimwerk/cli/output/csv.ts"
import { flatRow } from "@heimwerk/cli/output/records.ts"

const csvOf = (row: unknown) => {
  const flat = flatRow(row)
  return csv([...flat.keys()], [flat])
}

describe("csv", () => {
  it("CSV output quotes texts with commas, quotes and line breaks, and ends lines with CRLF (RFC 4180); the console adds the last LF", () => {
    assert.strictEqual(
      csvOf({ a: 'x "y"', b: "1,5", c: "z\nw", d: "ü" }),
      'a,b,c,d\r\n"x ""y""","1,5","z\nw",ü\r',
    )
  })

  it("CSV output flattens objects to columns, joins lists of texts, and writes other lists as JSON", () => {
    assert.strictEqual(
      csvOf({ a: { b: 1, c: { d: true } }, e: ["x", "y"], f: [{ g: 1 }], h: null }),
      'a.b,a.c.d,e,f,h\r\n1,true,"x, y","[{""g"":1}]",\r',
    )
  })

  it.each([
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-A1", "'-A1"],
    ["+cmd", "'+cmd"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ["+1+A1", "'+1+A1"],
    [";=cmd|' /C calc'!A0;", "';'=cmd|' /C calc'!A0;".slice(1)],
    ["Anna;@SUM(A1)", "Anna;'@SUM(A1)"],
    ["Anna\t+A1", "Anna\t'+A1"],
    ["\t=1", "'\t'=1"],
    ["Anna;-5;-A1", "Anna;-5;'-A1"],
    ["a=1; b", "a=1; b"],
    ["-5", "-5"],
    ["-23 %", "-23 %"],
    ["- 30 €", "- 30 €"],
    ["+49221123", "+49221123"],
  ])(
    "CSV output prints the text %s as %s, so that a spreadsheet does not run it as a formula",
    (text, cell) => {
      assert.strictEqual(csvOf({ a: text }), `a\r\n${cell ?? ""}\r`)
    },
  )

  it("CSV output adds the apostrophe after a quote and a line break of a text, and in lists", () => {
    assert.strictEqual(
      csvOf({ a: 'x"=1', b: "x\n=1", c: ["=1", "y;=2"], d: [{ e: "=1" }] }),
      `a,b,c,d\r\n"x""'=1","x\n'=1","'=1, y;'=2","[{""e"":""'=1""}]"\r`,
    )
  })

  it.each([
    ["1 Stück\u001B[2J\u009B31m Hammer\u0000\u007F", "1 Stück[2J31m Hammer"],
    ["Ham\u202Emer\u2066 3", "Hammer 3"],
    ["\u0000=1+1", "'=1+1"],
    ["a\rb", '"a\nb"'],
    ["a\r\nb\tc", '"a\r\nb\tc"'],
    ["👩\u200D🔧 Werk\u00ADzeug", "👩\u200D🔧 Werk\u00ADzeug"],
  ])("CSV output prints the text %j as %j, so that it cannot control the terminal", (text, cell) => {
    assert.strictEqual(csvOf({ a: text }), `a\r\n${cell ?? ""}\r`)
  })

  it("CSV output is empty without rows", () => {
    assert.strictEqual(csv([], []), "")
  })
})
