import { findingsIn } from "../../scripts/english/markers.ts"
import { proseOf } from "../../scripts/sources/prose.ts"
import { assert, describe, it } from "@effect/vitest"

const proseIn = (file: string, text: string) => proseOf(new Map([[file, text]]))

const isMarked = (file: string, text: string) => findingsIn(proseIn(file, text)).length > 0
const isMarkedComment = (text: string) => isMarked("core/a.ts", `/** ${text} */`)
const isMarkedTitle = (text: string) => isMarked("tests/a.test.ts", `it("${text}", () => {})`)

describe("proseOf", () => {
  it("the English check reads block, line and JSX comments with the line where they begin, but no directives and no comments behind code", () => {
    const text = `const a = 1
/**
 * Returns the price
 * in cents.
 */
// Locks the row, so that
// commands follow each other.
{/* The button is hidden while the list loads. */}
// oxlint-disable-next-line no-console
const b = 2 // behind code`
    assert.deepStrictEqual(
      proseIn("ui/a.tsx", text).map(({ line, text: comment }) => [line, comment]),
      [
        [2, "Returns the price in cents."],
        [6, "Locks the row, so that commands follow each other."],
        [8, "The button is hidden while the list loads."],
      ],
    )
  })

  it("the English check reads the titles of tests, tables and groups, and no titles outside of tests", () => {
    const text = `describe("a basket", () => {
  it.effect("the basket adds a line", () => {})
  it.each([1, 2])("the basket accepts %d pieces", () => {})
  it.each([
    [1, 2],
  ])("a price of %d cents costs %d cents with a card", () => {})
  it(
    "the form keeps the typed text when the submission fails",
    () => {},
  )
  test(\`shows \${name}\`, () => {})
})`
    assert.deepStrictEqual(
      proseIn("tests/a.test.ts", text).map(({ kind, line, text: title }) => [kind, line, title]),
      [
        ["group", 1, "a basket"],
        ["title", 2, "the basket adds a line"],
        ["title", 3, "the basket accepts %d pieces"],
        ["title", 6, "a price of %d cents costs %d cents with a card"],
        ["title", 7, "the form keeps the typed text when the submission fails"],
        ["title", 11, "shows ${name}"],
      ],
    )
    assert.deepStrictEqual(proseIn("scripts/a.ts", `it("the basket adds a line")`), [])
  })

  it("the English check reads the titles of layers and of tables of groups as titles of groups", () => {
    const text = `layer(shop)("a shop", (it) => {
  it.effect("the shop answers", () => {})
})
layer(
  shop.layer({
    stage: "prod",
  }),
)("a shop in production", () => {})
describe.each([
  [1, 2],
])("a basket with %d pieces", () => {})
add(
  1,
)("no title")`
    assert.deepStrictEqual(
      proseIn("tests/a.test.ts", text).map(({ kind, line, text: title }) => [kind, line, title]),
      [
        ["group", 1, "a shop"],
        ["title", 2, "the shop answers"],
        ["group", 8, "a shop in production"],
        ["group", 11, "a basket with %d pieces"],
      ],
    )
  })

  it("the English check reads nothing inside a template, whose text is data, and reads on after the template", () => {
    const text = `const source = \`
  // This comment is an example.
  it("the title is an example", () => {})
  \${names.map((name) => \`\\\`\${name}\\\`\`)}
  /** This comment is an example, too. */
\`
// This comment is read.
it("this title is read", () => {})`
    assert.deepStrictEqual(
      proseIn("tests/a.test.ts", text).map(({ line, text: read }) => [line, read]),
      [
        [7, "This comment is read."],
        [8, "this title is read"],
      ],
    )
  })

  it.each([
    ["a comment", "/* ` */"],
    ["a comment of one line", "a() // `"],
    ["a string", 'a("`")'],
    ["a string with single quotes", "a('`\"')"],
    ["a regular expression", "a(/[`/]/u)"],
    ["a returned regular expression", "return /`/u"],
  ])("the English check knows that a backtick in %s begins no template: %s", (_, line) => {
    assert.deepStrictEqual(
      proseIn("tests/a.test.ts", `${line}\n// This comment is read.\nconst b = \`b\``).map(
        ({ text }) => text,
      ),
      ["This comment is read."],
    )
  })
})

describe("findingsIn", () => {
  it.each([
    "What a basket is told.",
    "Where a button that adds stands.",
    "Of no id nothing is taken: an empty list would be no list.",
    "Returns the line. Who waits for his turn may find it.",
    "The basket that was laid aside.",
    "Keys @param key what the visitor can be had for",
  ])("the English check marks the comment %j", (text) => {
    assert.isTrue(isMarkedComment(text))
  })

  it.each([
    "Why reading or changing a basket can fail.",
    "What is the price of an article without an offer?",
    "Adds `where` to the statement, or `nobody` for a guest.",
    "Shows the text 'What nobody knows' below the field.",
    "Encrypts passwords, encrypted at rest in the database.",
    "Returns whether a market is open.",
  ])("the English check does not mark the comment %j", (text) => {
    assert.isFalse(isMarkedComment(text))
  })

  it.each([
    "of none are none",
    "that was asked for before a login",
    "with a voucher",
    "T-P6 for the customer",
  ])("the English check marks the title %j", (text) => {
    assert.isTrue(isMarkedTitle(text))
  })

  it.each([
    "rejects the 11th wrong voucher code within 15 minutes",
    "in limited mode, returns ids and quantities only",
    "T-P1 names every cookie",
  ])("the English check does not mark the title %j", (text) => {
    assert.isFalse(isMarkedTitle(text))
  })

  it("the English check does not treat the title of a group as a fragment", () => {
    assert.isFalse(isMarked("tests/a.test.ts", `describe("without a session", () => {})`))
  })
})
