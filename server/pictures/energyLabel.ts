import type { EnergyClass, ProductDetail } from "@heimwerk/core/product/Product.ts"

import { escapeHtml } from "../pages/html.ts"

type Rating = EnergyClass["rating"]

/** The screen colours of the energy scale (wire contracts 10). */
const colours: ReadonlyArray<readonly [Rating, string]> = [
  ["A", "#00a651"],
  ["B", "#50b848"],
  ["C", "#bfd730"],
  ["D", "#fff200"],
  ["E", "#fdb913"],
  ["F", "#f37021"],
  ["G", "#ed1c24"],
]

const top = 190
const step = 62

/** Draws a bar of the energy scale with an arrow head. Bars get longer from A to G in equal steps. */
const bar = ([rating, colour]: readonly [Rating, string], index: number) => {
  const y = top + index * step
  const end = 130 + index * 28
  return [
    `<path d="M40 ${y} H${end} L${end + 22} ${y + 25} L${end} ${y + 50} H40 Z" fill="${colour}"/>`,
    `<text x="52" y="${y + 37}" font-size="34" font-weight="700" fill="#fff" stroke="#000" stroke-width=".6">${rating}</text>`,
  ].join("")
}

const arrow = (rating: Rating) => {
  const y = top + colours.findIndex(([name]) => name === rating) * step
  return [
    `<path d="M372 ${y - 6} H480 V${y + 56} H372 L344 ${y + 25} Z" fill="#000"/>`,
    `<text x="426" y="${y + 43}" font-size="50" font-weight="700" fill="#fff" text-anchor="middle">${rating}</text>`,
  ].join("")
}

const text = (y: number, size: number, words: string) =>
  `<text x="260" y="${y}" font-size="${size}" text-anchor="middle">${escapeHtml(words)}</text>`

/** Draws the energy label of an article: supplier, model, the scale from A to G, and the energy class. */
export const energyLabel = ({ articleId, brand, name }: ProductDetail, { rating }: EnergyClass) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 760" width="520" height="760" font-family="Verdana, sans-serif">`,
    `<title>Energieeffizienzklasse ${rating}, Skala A bis G</title>`,
    `<rect x="2" y="2" width="516" height="756" rx="14" fill="#fff" stroke="#000" stroke-width="3"/>`,
    `<rect x="24" y="24" width="472" height="74" rx="6" fill="#003399"/>`,
    `<text x="260" y="76" font-size="42" font-weight="700" fill="#fff" text-anchor="middle">ENERGIE</text>`,
    text(132, 22, brand),
    text(162, 16, name.length > 48 ? `${name.slice(0, 47)}…` : name),
    ...colours.map(bar),
    arrow(rating),
    `<path d="M24 650 H496" stroke="#000" stroke-width="2"/>`,
    text(692, 20, `Artikelnummer ${articleId}`),
    text(728, 14, "Angaben nach Verordnung (EU) 2017/1369"),
    "</svg>",
  ].join("")
