type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Background of pages in the dark colour scheme. */
const night: Rgb = [22, 21, 18]

/** Reads a colour such as `#7a1f2b`. Returns `undefined` for other texts. */
const rgbOf = (text: string): Rgb | undefined => {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(text)
  if (parts === null) return undefined
  const [, red = "", green = "", blue = ""] = parts
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** Returns the relative luminance of a colour (WCAG 2.2), from 0 to 1. */
const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Returns whether a text is a colour on which white text has a contrast of at least 7 (WCAG 2.2, AAA). */
export const isDarkColour = (text: string): boolean => {
  const colour = rgbOf(text)
  return colour !== undefined && 1.05 / (luminance(colour) + 0.05) >= 7
}

const mixed = (colour: Rgb, other: Rgb, share: number): string =>
  `#${colour
    .map((part, index) =>
      Math.round(part * (1 - share) + (other[index] ?? 0) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

/** Green of the header's band, which is the same in both colour schemes. */
const defaultBand = "#0f2a1d"

const bandOf = (colour: Rgb): string => mixed(colour, black, 0.45)

/**
 * Returns the colour of the header's band (`--forest-900` of the design tokens) in a shop with the given colour.
 * Returns the default green for a text that is no colour.
 */
export const bandColour = (text: string): string => {
  const colour = rgbOf(text)
  return colour === undefined ? defaultBand : bandOf(colour)
}

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")

/**
 * Returns styles that replace the green of the design tokens (`ui/theme/tokens.css`) by shades of a colour, for
 * both colour schemes. Returns no styles for a text that `isDarkColour` refuses. With every accepted colour,
 * the shades keep the contrasts that `tests/ui/theme/contrast.test.ts` requires.
 */
export const brandColours = (text: string): string => {
  const colour = rgbOf(text)
  if (colour === undefined || !isDarkColour(text)) return ""
  const light = declared({
    "forest-900": bandOf(colour),
    "solid-700": mixed(colour, black, 0.1),
    "solid-600": mixed(colour, black, 0),
    "forest-700": mixed(colour, black, 0.1),
    "forest-600": mixed(colour, black, 0),
    "forest-100": mixed(colour, white, 0.88),
    "forest-50": mixed(colour, white, 0.94),
  })
  const dark = declared({
    "forest-700": mixed(colour, white, 0.72),
    "forest-600": mixed(colour, white, 0.66),
    "forest-100": mixed(colour, night, 0.7),
    "forest-50": mixed(colour, night, 0.8),
  })
  return `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}`
}
