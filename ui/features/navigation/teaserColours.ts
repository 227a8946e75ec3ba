/** Names of the theme colours that editors may use in a teaser, by hex value. */
const named: ReadonlyMap<string, string> = new Map([
  ["#0f2a1d", "forest-900"],
  ["#1b4d33", "forest-700"],
  ["#22633f", "forest-600"],
  ["#e3efe7", "forest-100"],
  ["#f2f7f3", "forest-50"],
  ["#ffc629", "signal-500"],
  ["#1c1b17", "ink"],
  ["#f3f1ec", "stone-100"],
  ["#fbfaf7", "paper"],
  ["#ffffff", "white"],
  ["#b3261e", "offer-600"],
])

/** Normalises a colour to six lower-case hex digits. */
const whole = (colour: string): string => {
  const small = colour.toLowerCase()
  return small.length === 4 ? small.replaceAll(/[\da-f]/gu, "$&$&") : small
}

/**
 * Returns the theme's name of a colour. Theme colours have CSS rules, so they apply before hydration; the
 * content security policy forbids inline styles.
 */
export const colourName = (colour: string): string | undefined => named.get(whole(colour))

const channel = (colour: string, at: number): number => {
  const part = Number.parseInt(whole(colour).slice(at, at + 2), 16) / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/**
 * Whether white text is more readable than dark text on a colour. Both have equal contrast at a luminance of
 * 0.1882.
 */
export const isDark = (colour: string): boolean =>
  0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5) < 0.1882

/**
 * Sets a colour that is not in the theme as a CSS variable of an element. The content security policy allows
 * this from a script.
 */
export const paint = (
  node: HTMLElement | null,
  name: "--ground" | "--headline",
  colour: string | undefined,
) => {
  if (colour !== undefined && colourName(colour) === undefined) node?.style.setProperty(name, colour)
}
