import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "./sources.ts"

/** The conditions on widths in container queries and media queries of the storefront, with their files. */
const widths = globSync("ui/**/*.css", { cwd: root })
  .filter((file) => !/(^|\/)(node_modules|dist)\//u.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/@(?:container|media)[^{]*/gu)]
      .flatMap(([query]) => query.match(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/gu) ?? [])
      .map((condition) => ({ condition, file })),
  )

describe("styles of the storefront", () => {
  it("T-A9: container queries and media queries measure widths only in em or rem, so that large text gets the layout of a narrow window", () => {
    assert.isAbove(widths.length, 100)
    assert.deepStrictEqual(
      widths.filter(({ condition }) =>
        [...condition.matchAll(/\d([a-z]+)/gu)].some(([, unit]) => unit !== "em" && unit !== "rem"),
      ),
      [],
    )
  })
})
