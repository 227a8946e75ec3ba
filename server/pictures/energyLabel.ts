import { energyScale } from "@heimwerk/core/product/energyClasses.ts"
import { energyLabelName, energyPlace } from "@heimwerk/core/product/energyLabel.ts"
import type { EnergyClass, ProductDetail } from "@heimwerk/core/product/Product.ts"

import { escapeHtml } from "../pages/html.ts"

type Rating = EnergyClass["rating"]

/** The screen colours of the classes of a scale, best first (wire contracts 10). All further classes are red. */
const colours = ["#00a651", "#50b848", "#bfd730", "#fff200", "#fdb913", "#f37021", "#ed1c24"]

const top = 190
/** Space for the bars, which is 62 for each class of the scale from A to G. */
const height = 434

/**
 * Returns the scale that is drawn. An article from an older import may have an unreadable scale. It gets the usual scale
 * of its class.
 */
const drawnScale = (label: EnergyClass) => {
  const { rating } = label
  const given = energyScale(label)
  if (given.length > 0) return given
  return energyScale(
    rating.includes("+") ? { rating, from: "A+++", to: "D" } : { rating, from: "A", to: "G" },
  )
}

/** Draws the name of a class with `y` as its middle. A plus needs smaller letters. */
const letters = (rating: Rating, x: number, y: number, size: number, style: string) => {
  const fitting = rating.includes("+") ? Math.round(size * 0.6) : size
  return `<text x="${x}" y="${Math.round(y + fitting * 0.36)}" font-size="${fitting}" font-weight="700" fill="#fff" ${style}>${rating}</text>`
}

/**
 * Draws a bar for each class of the scale and an arrow for the class of the article. Bars get longer from the best to
 * the worst class in equal steps.
 */
const bars = (scale: ReadonlyArray<Rating>, own: Rating) => {
  const step = Math.floor(height / scale.length)
  const half = (step - 12) / 2
  const best = scale[0] ?? own
  return scale.flatMap((rating, index) => {
    const middle = top + index * step + half
    const end = 130 + Math.round((index * 196) / scale.length)
    const colour = colours[energyPlace({ rating, from: best })] ?? "#ed1c24"
    const shown = [
      `<path d="M40 ${middle - half} H${end} L${end + 22} ${middle} L${end} ${middle + half} H40 Z" fill="${colour}"/>`,
      letters(rating, 52, middle, Math.min(34, step - 16), `stroke="#000" stroke-width=".6"`),
    ]
    if (rating !== own) return shown
    return [
      ...shown,
      `<path d="M372 ${middle - half - 6} H480 V${middle + half + 6} H372 L344 ${middle} Z" fill="#000"/>`,
      letters(rating, 426, middle, Math.min(50, step - 12), `text-anchor="middle"`),
    ]
  })
}

const text = (y: number, size: number, words: string) =>
  `<text x="260" y="${y}" font-size="${size}" text-anchor="middle">${escapeHtml(words)}</text>`

/** Draws the energy label of an article: supplier, model, the scale, and the energy class. */
export const energyLabel = ({ articleId, brand, name }: ProductDetail, label: EnergyClass) => {
  const { rating } = label
  const scale = drawnScale(label)
  const [from = rating] = scale
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 760" width="520" height="760" font-family="Verdana, sans-serif">`,
    `<title>${energyLabelName({ rating, from, to: scale.at(-1) ?? rating })}</title>`,
    `<rect x="2" y="2" width="516" height="756" rx="14" fill="#fff" stroke="#000" stroke-width="3"/>`,
    `<rect x="24" y="24" width="472" height="74" rx="6" fill="#003399"/>`,
    `<text x="260" y="76" font-size="42" font-weight="700" fill="#fff" text-anchor="middle">ENERGIE</text>`,
    text(132, 22, brand),
    text(162, 16, name.length > 48 ? `${name.slice(0, 47)}…` : name),
    ...bars(scale, rating),
    `<path d="M24 650 H496" stroke="#000" stroke-width="2"/>`,
    text(692, 20, `Artikelnummer ${articleId}`),
    text(728, 14, "Angaben nach Verordnung (EU) 2017/1369"),
    "</svg>",
  ].join("")
}
