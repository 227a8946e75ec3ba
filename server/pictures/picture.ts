import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues, type Illustration, ink, paper, type Tones } from "@heimwerk/fixtures/illustrations/kit.ts"
import { type Look, parseLook, sizeText } from "@heimwerk/fixtures/illustrations/look.ts"
import { teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"

const isHue = (text: string): text is keyof typeof hues => Object.hasOwn(hues, text)

const isView = (text: string): text is "front" | "detail" | "scene" =>
  text === "front" || text === "detail" || text === "scene"

/** The default side length of a product picture in pixels. */
const defaultSide = 800

/**
 * Parses a side length from the query. Rounds it to whole pixels and limits it to 16 to 2000. Returns the
 * default for other text.
 */
const side = (text: string | null) => {
  const pixels = text === null || text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(pixels) ? Math.min(2000, Math.max(16, Math.round(pixels))) : defaultSide
}

/** Vertical position of an article's shadow in its drawing. A scaled article stands on this line. */
const floor = 346

/**
 * Draws the front picture of an article and writes its sizes below. Without sizes, the article fills the
 * picture.
 */
const drawFront = (illustration: Illustration, tones: Tones, look: Look): string => {
  const drawn = illustration.front(tones, look)
  const text = sizeText(look, illustration.units)
  if (text === "") return drawn
  const [across, upwards] = illustration.scale?.(look) ?? [1, 1]
  const [x, y] = [across, upwards].map((part) => Math.round((0.3 + 0.7 * part) * 89) / 100)
  return [
    `<g transform="translate(200 ${floor - 11}) scale(${x} ${y}) translate(-200 ${-floor})">${drawn}</g>`,
    `<text x="200" y="385" font-family="Archivo,Arial,sans-serif" font-size="24" font-weight="500"`,
    ` text-anchor="middle" fill="${ink}" fill-opacity=".8">${text}</text>`,
  ].join("")
}

/**
 * Returns the product picture `/bilder/{family}/{view}-{hue}.svg`: a square of 400 units on a paper
 * background, never stretched. In the file name, sizes and forms of the article follow the hue, for example
 * `front-oak-60x90cm-sliding.svg`. The query sets `width` and `height`. `/bilder/teaser/{name}.svg` is the
 * picture of a teaser in its only size. Returns `undefined` for an unknown family, view, hue, size or form.
 */
export const picture = (family: string, file: string, query: URLSearchParams): string | undefined => {
  if (family === "teaser") return teaserPicture(file.replace(/\.svg$/u, ""))
  const [, view = "", hue = "", rest = ""] = /^([a-z]+)-([a-z]+)((?:-[\da-z.]+)*)\.svg$/u.exec(file) ?? []
  const illustration = families.get(family)
  if (illustration === undefined || !isView(view) || !isHue(hue)) return undefined
  const look = parseLook(rest.split("-").slice(1), illustration)
  if (look === undefined) return undefined
  const width = side(query.get("width") ?? query.get("height"))
  const height = side(query.get("height") ?? query.get("width"))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${width}" height="${height}">`,
    `<rect width="400" height="400" fill="${paper}"/>`,
    view === "front" ? drawFront(illustration, hues[hue], look) : illustration[view](hues[hue], look),
    "</svg>",
  ].join("")
}
