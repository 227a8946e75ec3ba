import { report } from "../../scripts/where/report.ts"
import { assert, describe, it } from "@effect/vitest"

const shop = new Map(
  Object.entries({
    "core/basket/voucher.ts": `import { other } from "./other.ts"

/** Texts of refused vouchers. */
const messages = {
  Unknown: "Dieser Gutscheincode ist nicht gültig.",
}

/** Returns the text of a refused voucher. It is shown below the field (storefront 8, Voucher). */
export const voucherText = () => messages.Unknown

/** Returns the text below a quantity. */
export const leftText = (count: number) => \`Nur noch \${count} Stück verfügbar\``,
    "ui/Voucher.tsx": `/** The field of a voucher. Don't match "Kommentar" here. */
export const Voucher = ({ name }: { readonly name: string }) => (
  <p className="hint">
    {name} und mehr
    im Warenkorb
  </p>
)`,
    "ui/VoucherButton.tsx": `import { voucherText } from "@heimwerk/core/basket/voucher.ts"
export const VoucherButton = () => <button title={voucherText()}>Gutschein einlösen</button>`,
    "tests/core/basket/voucher.test.ts": `import { voucherText } from "@heimwerk/core/basket/voucher.ts"`,
    "tests/e2e/voucher.test.ts": `getByText("Dieser Gutscheincode ist nicht gültig.")`,
  }),
)

const specMap =
  "| storefront 8.4 | an unknown voucher is refused | `core/basket/voucher.ts` | `tests/x.test.ts` |"

const linesOf = (query: string) => report(shop, specMap, query).lines.map((line) => line.trim())

describe("where", () => {
  it("the where command prints the place of a text, the rule that uses it, the sections of the specification and the tests", () => {
    assert.deepStrictEqual(linesOf("gutscheincode ist NICHT gültig"), [
      "core/basket/voucher.ts:5  Dieser Gutscheincode ist nicht gültig.",
      "rule  voucherText: Returns the text of a refused voucher.",
      "spec  storefront 8, Voucher",
      "storefront 8.4: an unknown voucher is refused",
      "tests tests/e2e/voucher.test.ts",
      "tests/core/basket/voucher.test.ts",
      "",
    ])
  })

  it("if a file has no row in docs/spec-map.md, the where command prints the rows of the core files that it imports", () => {
    assert.include(
      linesOf("Gutschein einlösen"),
      "spec  storefront 8.4: an unknown voucher is refused (core/basket/voucher.ts)",
    )
  })

  it("the where command finds a text template by a text that contains values for its parameters", () => {
    assert.strictEqual(
      linesOf("Nur noch 3 Stück verfügbar")[0],
      "core/basket/voucher.ts:12  Nur noch … Stück verfügbar",
    )
  })

  it("the where command finds a text template by its source text", () => {
    assert.include(linesOf("noch ${anything} Stück")[0], "core/basket/voucher.ts:12")
  })

  it("the where command finds a text that spans several lines of an element", () => {
    assert.deepStrictEqual(linesOf("mehr im Warenkorb").slice(0, 4), [
      "ui/Voucher.tsx:4  … und mehr im Warenkorb",
      "rule  Voucher: The field of a voucher.",
      "spec  none found",
      "tests none found",
    ])
  })

  it("when no text matches, the where command reports this and prints the most similar texts", () => {
    const { isFound, lines } = report(shop, specMap, "Gutscheincod ungültig")
    assert.isFalse(isFound)
    assert.include(lines[1], "Dieser Gutscheincode ist nicht gültig.")
  })

  it("the where command does not search in comments", () => {
    assert.isFalse(report(shop, specMap, "Kommentar").isFound)
  })
})
