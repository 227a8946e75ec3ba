import { assert, describe, it } from "@effect/vitest"
import { brandColours, isDarkColour } from "@heimwerk/server/brand/colours.ts"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const ui = new URL("../../../ui", import.meta.url).pathname
const tokens = readFileSync(join(ui, "theme/tokens.css"), "utf8")

const darkStart = tokens.indexOf("(prefers-color-scheme: dark)")

const coloursIn = (css: string) =>
  [...css.matchAll(/--([\w-]+): #([\da-f]{6});/gu)].map(([, name = "", hex = ""]) => [name, hex] as const)

/** Hex values by colour name. The dark scheme overrides some colours of the light scheme. */
const schemes = {
  light: new Map(coloursIn(tokens.slice(0, darkStart))),
  dark: new Map(coloursIn(tokens)),
}

type Scheme = keyof typeof schemes
type Colours = Readonly<Record<Scheme, ReadonlyMap<string, string>>>

/** Colours of retailers: red, blue, violet, olive, black, and the lightest grey that the setting accepts. */
const brandExamples = ["#7a1f2b", "#0b3d91", "#4b0082", "#4a4a00", "#000000", "#595959"]

/** Returns the colours of a shop with a `SHOP_COLOR`. */
const branded = (colour: string): Colours => {
  const [light = "", dark = ""] = brandColours(colour).split("@media")
  const replaced = (css: string) =>
    [...css.matchAll(/--([\w-]+):#([\da-f]{6})/gu)].map(([, name = "", hex = ""]) => [name, hex] as const)
  return {
    light: new Map([...schemes.light, ...replaced(light)]),
    dark: new Map([...schemes.dark, ...replaced(light), ...replaced(dark)]),
  }
}

const luminance = (colours: ReadonlyMap<string, string>, name: string): number => {
  const hex = colours.get(name)
  if (hex === undefined) return assert.fail(`There is no colour ${name}.`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (scheme: Scheme, a: string, b: string, { [scheme]: colours }: Colours = schemes): number => {
  const [high = 0, low = 0] = [luminance(colours, a), luminance(colours, b)].sort((one, other) => other - one)
  return (high + 0.05) / (low + 0.05)
}

/** Text colours, each with the backgrounds it is used on. */
const texts: ReadonlyArray<readonly [text: string, grounds: ReadonlyArray<string>]> = [
  ["ink", ["paper", "surface", "stone-100", "stone-200", "offer-50", "info-50", "forest-50", "forest-100"]],
  ["ink-on-light", ["white", "signal-500", "signal-400"]],
  [
    "stone-700",
    [
      "paper",
      "surface",
      "stone-100",
      "stone-200",
      "forest-50",
      "forest-100",
      "info-50",
      "map-land",
      "map-water",
    ],
  ],
  ["stone-500", ["paper", "surface", "stone-100"]],
  ["forest-600", ["paper", "surface", "stone-100", "forest-50", "forest-100"]],
  ["forest-700", ["paper", "surface", "stone-100", "forest-100"]],
  ["white", ["forest-900", "solid-700", "solid-600", "solid-offer"]],
  ["quiet-on-dark", ["forest-900", "solid-700"]],
  ["signal-400", ["forest-900", "solid-700"]],
  ["offer-600", ["paper", "surface", "offer-50"]],
  ["ok-700", ["paper", "surface", "forest-50", "forest-100"]],
  ["wait-700", ["paper", "surface", "forest-50"]],
  ["no-700", ["paper", "surface", "stone-100"]],
  ["info-700", ["info-50"]],
]

/** Colours of icons and borders, each with the backgrounds it is used on. */
const signs: ReadonlyArray<readonly [sign: string, grounds: ReadonlyArray<string>]> = [
  ["signal-700", ["surface", "paper"]],
  ["stone-500", ["surface", "paper", "stone-100"]],
  ["forest-600", ["surface", "paper"]],
  ["offer-600", ["surface", "paper"]],
  ["signal-500", ["forest-900"]],
]

/**
 * Components whose style sheets set a white background in both schemes: footer logos, energy labels, bar
 * codes and QR codes.
 */
const onWhite = [
  "account/card/LoyaltyCard",
  "account/orders/OrderActions",
  "navigation/Signs",
  "product/EnergyLabel",
]

describe("the contrast of the theme's colours", () => {
  for (const scheme of ["light", "dark"] as const) {
    for (const [text, grounds] of texts) {
      for (const ground of grounds) {
        it(`T-A5: the text colour ${text} has a contrast of at least 4.5:1 on ${ground} in the ${scheme} scheme`, () =>
          assert.isAtLeast(contrast(scheme, text, ground), 4.5))
      }
    }
    for (const [sign, grounds] of signs) {
      for (const ground of grounds) {
        it(`T-A5: the icon colour ${sign} has a contrast of at least 3:1 on ${ground} in the ${scheme} scheme`, () =>
          assert.isAtLeast(contrast(scheme, sign, ground), 3))
      }
    }
  }

  it.each(brandExamples)(
    "T-A5: with SHOP_COLOR=%s, all texts and icons keep their contrast in both schemes",
    (colour) => {
      const colours = branded(colour)
      assert.isTrue(isDarkColour(colour))
      for (const scheme of ["light", "dark"] as const)
        for (const [pairs, least] of [
          [texts, 4.5],
          [signs, 3],
        ] as const)
          for (const [shown, grounds] of pairs)
            for (const ground of grounds)
              assert.isAtLeast(
                contrast(scheme, shown, ground, colours),
                least,
                `${shown} on ${ground}, ${scheme}`,
              )
    },
  )

  it("a SHOP_COLOR that is too light for white text or is not a hex colour does not change the colours of the theme", () => {
    for (const wrong of ["#5a5a5a", "#ffc629", "red", "#7a1f2b;}", ""])
      assert.deepStrictEqual([isDarkColour(wrong), brandColours(wrong)], [false, ""], wrong)
  })

  it("energy labels and search suggestions have the same colours for the first six classes of a scale, and red for all further ones", () => {
    for (const file of ["product/EnergyLabel", "search/SuggestionContent"]) {
      const css = readFileSync(join(ui, `features/${file}.module.css`), "utf8")
      const places = css.matchAll(/(?:\.place|data-place=")(\d)"?\]? \{\s+background: (#[\da-f]{6});/gu)
      assert.deepStrictEqual(
        [...places].map(([, place, colour]) => `${place} ${colour}`),
        ["0 #4caf6e", "1 #6fbf57", "2 #c2d83f", "3 #ffee3d", "4 #fdb933", "5 #f4894a"],
        file,
      )
      assert.match(css, /\.arrow \{[^}]* background: #f0706a;/u, file)
    }
  })

  it("only footer icons, energy labels, bar codes and QR codes have a white background in the dark scheme", () => {
    const sheets = globSync("**/*.css", { cwd: ui })
    const white = sheets.filter((file) =>
      /background(?:-color)?: (?:var\(--white\)|white|#fff)/u.test(readFileSync(join(ui, file), "utf8")),
    )
    assert.deepStrictEqual(
      white.sort(),
      onWhite.map((name) => `features/${name}.module.css`),
    )
  })
})
