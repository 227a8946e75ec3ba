import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"

import { colourName, isDark } from "../../../ui/features/navigation/teaserColours.ts"

const read = (path: string) => readFileSync(new URL(`../../../ui/${path}`, import.meta.url), "utf8")
const tokens = [...read("theme/tokens.css").matchAll(/--([\w-]+): (#[\da-f]{6});/gu)]
const styles = read("features/navigation/Teaser.module.css")

describe("the colours of teasers", () => {
  it("each named teaser colour has a CSS rule for the background and for the headline", () => {
    // Several tokens may have the same colour. A teaser uses the name of one of them.
    const named = new Set(tokens.flatMap(([, , colour = ""]) => colourName(colour) ?? []))
    assert.strictEqual(named.size, 11)
    for (const name of named) {
      assert.isTrue(tokens.some(([, token, colour = ""]) => token === name && colourName(colour) === name))
      assert.include(styles, `[data-ground="${name}"]`)
      assert.include(styles, `[data-headline="${name}"]`)
    }
  })

  it("a teaser colour is recognised in short and in upper-case hex notation", () => {
    assert.strictEqual(colourName("#FFF"), "white")
    assert.strictEqual(colourName("#1B4D33"), "forest-700")
    assert.isUndefined(colourName("#123456"))
  })

  it.each([
    ["#000", true],
    ["#1b4d33", true],
    ["#b3261e", true],
    ["#0b5a94", true],
    ["#ffc629", false],
    ["#e3efe7", false],
    ["#fff", false],
  ])("for the teaser colour %s, isDark returns %s", (colour, dark) => {
    assert.strictEqual(isDark(colour), dark)
  })
})
