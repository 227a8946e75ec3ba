import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues, paper } from "@heimwerk/fixtures/illustrations/kit.ts"
import { teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"

const isHue = (text: string): text is keyof typeof hues => Object.hasOwn(hues, text)

const isView = (text: string): text is "front" | "detail" | "scene" =>
  text === "front" || text === "detail" || text === "scene"

/** The default side length of a product picture in pixels. */
const defaultSide = 800

/** Parses a side length from the query: an integer from 16 to 2000 pixels. */
const side = (text: string | null) => {
  const pixels = text === null || text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(pixels) ? Math.min(2000, Math.max(16, Math.round(pixels))) : defaultSide
}

/**
 * Returns the product picture `/bilder/{family}/{view}-{hue}.svg` or `{view}-{hue}-{form}.svg`: a square of
 * 400 units on a paper background, never stretched. The query sets `width` and `height`. `/bilder/teaser/{name}.svg` is the
 * picture of a teaser in its only size. Returns `undefined` for an unknown family, view, hue or form.
 */
export const picture = (family: string, file: string, query: URLSearchParams): string | undefined => {
  if (family === "teaser") return teaserPicture(file.replace(/\.svg$/u, ""))
  const [, view = "", hue = "", key] = /^([a-z]+)-([a-z]+)(?:-([a-z]+))?\.svg$/u.exec(file) ?? []
  const illustration = families.get(family)
  if (illustration === undefined || !isView(view) || !isHue(hue)) return undefined
  const form = illustration.forms?.find((known) => known === key)
  if (key !== form) return undefined
  const width = side(query.get("width") ?? query.get("height"))
  const height = side(query.get("height") ?? query.get("width"))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${width}" height="${height}">`,
    `<rect width="400" height="400" fill="${paper}"/>`,
    illustration[view](hues[hue], form),
    "</svg>",
  ].join("")
}
