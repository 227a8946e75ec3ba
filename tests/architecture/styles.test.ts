import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { resolveConfig } from "vite"

import { root } from "./sources.ts"

/** The CSS files of the storefront, with their text. */
const styleSheets = globSync("ui/**/*.css", { cwd: root })
  .filter((file) => !/(^|\/)(node_modules|dist)\//u.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))

/** The conditions on widths in container queries and media queries of the storefront, with their files. */
const widths = styleSheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@(?:container|media)[^{]*/gu)]
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

  it("the build plugin for the order of cascade layers handles every CSS file that uses a layer", async () => {
    const { plugins } = await resolveConfig({ configFile: join(root, "ui/vite.config.ts") }, "build")
    const transform = plugins.find(({ name }) => name === "heimwerk:ordered-layers")?.transform
    const pattern = typeof transform === "object" ? transform.filter?.id : undefined
    if (!(pattern instanceof RegExp)) return assert.fail("The plugin has no pattern for its files.")
    const layered = styleSheets.filter(({ text }) => text.includes("@layer"))
    assert.isAbove(layered.length, 100)
    assert.deepStrictEqual(
      layered.map(({ file }) => file).filter((file) => !pattern.test(join(root, file))),
      [],
    )
  })
})
