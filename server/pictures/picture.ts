import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues, type Illustration, paper, type Tones } from "@heimwerk/fixtures/illustrations/kit.ts"
import { lettering } from "@heimwerk/fixtures/illustrations/lettering.ts"
import { type Look, parseLook, sizeText } from "@heimwerk/fixtures/illustrations/look.ts"

const isHue = (text: string): text is keyof typeof hues => Object.hasOwn(hues, text)

const isView = (text: string): text is "front" | "detail" | "scene" =>
  text === "front" || text === "detail" || text === "scene"

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
    lettering(text, 200, 385),
  ].join("")
}

/** File name of a picture. Orders that were placed before pictures were WebP contain names with `.svg`. */
const pattern = /^([a-z]+)-([a-z]+)((?:-[\da-z.]+)*)\.(?:webp|svg)$/u

/**
 * Draws the product picture `/bilder/{family}/{view}-{hue}.webp` as SVG: a square of 400 units on a paper background.
 * In the file name, sizes and forms of the article follow the hue, for example `front-oak-60x90cm-sliding.webp`.
 * Returns `undefined` for an unknown family, view, hue, size or form.
 *
 * @param side width and height in pixels
 */
export const picture = (family: string, file: string, side: number): string | undefined => {
  const [, view = "", hue = "", rest = ""] = pattern.exec(file) ?? []
  const illustration = families.get(family)
  if (illustration === undefined || !isView(view) || !isHue(hue)) return undefined
  const look = parseLook(rest.split("-").slice(1), illustration)
  if (look === undefined) return undefined
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${side}" height="${side}">`,
    `<rect width="400" height="400" fill="${paper}"/>`,
    view === "front" ? drawFront(illustration, hues[hue], look) : illustration[view](hues[hue], look),
    "</svg>",
  ].join("")
}
