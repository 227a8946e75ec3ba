import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"

const tokens = readFileSync(new URL("../../../ui/theme/tokens.css", import.meta.url), "utf8")

const luminance = (name: string): number => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`, "u").exec(tokens)?.[1]
  if (hex === undefined) return assert.fail(`There is no colour ${name}.`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

/** Text colours, each with the backgrounds it is used on. */
const texts: ReadonlyArray<readonly [text: string, grounds: ReadonlyArray<string>]> = [
  ["ink", ["paper", "white", "stone-100", "signal-500", "signal-400", "offer-50", "info-50", "forest-100"]],
  ["stone-700", ["paper", "white", "stone-100", "stone-200"]],
  ["stone-500", ["paper", "white", "stone-100"]],
  ["forest-600", ["paper", "white", "forest-50", "forest-100"]],
  ["forest-700", ["paper", "white", "forest-100"]],
  ["white", ["forest-900", "forest-700", "forest-600", "offer-600"]],
  ["forest-100", ["forest-900", "forest-700"]],
  ["offer-600", ["paper", "white", "offer-50"]],
  ["ok-700", ["paper", "white", "forest-50", "forest-100"]],
  ["wait-700", ["paper", "white", "forest-50"]],
  ["no-700", ["paper", "white", "stone-100"]],
  ["info-700", ["info-50"]],
]

/** Colours of icons and borders, each with the background it is used on. */
const signs: ReadonlyArray<readonly [sign: string, ground: string]> = [
  ["signal-700", "white"],
  ["stone-500", "white"],
  ["forest-600", "paper"],
  ["signal-500", "forest-900"],
]

describe("the contrast of the theme's colours", () => {
  for (const [text, grounds] of texts) {
    for (const ground of grounds) {
      it(`the text colour ${text} has a contrast of at least 4.5:1 on ${ground}`, () =>
        assert.isAtLeast(contrast(text, ground), 4.5))
    }
  }
  for (const [sign, ground] of signs) {
    it(`the icon colour ${sign} has a contrast of at least 3:1 on ${ground}`, () =>
      assert.isAtLeast(contrast(sign, ground), 3))
  }
})
