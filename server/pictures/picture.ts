import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues, type Illustration, paper } from "@heimwerk/fixtures/illustrations/kit.ts"
import { teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"

const isHue = (text: string): text is keyof typeof hues => Object.hasOwn(hues, text)

const isView = (text: string): text is keyof Illustration =>
  text === "front" || text === "detail" || text === "scene"

/** The side of a picture nobody gave a size. */
const usualSide = 800

/** A side in pixels from a query: whole, 16 to 2000. */
const side = (text: string | null) => {
  const pixels = text === null || text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(pixels) ? Math.min(2000, Math.max(16, Math.round(pixels))) : usualSide
}

/**
 * The product picture `/bilder/{family}/{view}-{hue}.svg` with `width` and `height` of the query: drawn in a square of 400
 * units on paper ground, never stretched. Undefined for a family, view or hue there is not. `/bilder/teaser/{name}.svg` is the
 * picture of a teaser in its one size.
 */
export const picture = (family: string, file: string, query: URLSearchParams): string | undefined => {
  if (family === "teaser") return teaserPicture(file.replace(/\.svg$/u, ""))
  const [, view = "", hue = ""] = /^([a-z]+)-([a-z]+)\.svg$/u.exec(file) ?? []
  const illustration = families.get(family)
  if (illustration === undefined || !isView(view) || !isHue(hue)) return undefined
  const width = side(query.get("width") ?? query.get("height"))
  const height = side(query.get("height") ?? query.get("width"))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${width}" height="${height}">`,
    `<rect width="400" height="400" fill="${paper}"/>`,
    illustration[view](hues[hue]),
    "</svg>",
  ].join("")
}
