import type { ProductDetail } from "@heimwerk/core/product/Product.ts"

import { escapeHtml } from "../pages/html.ts"

const row = (name: string, value: string) =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

/** The product data sheet of an article with an energy label, as a page without style and script. */
export const dataSheet = ({ articleId, attributes, brand, ean, energyClass, maker, name }: ProductDetail) =>
  [
    `<!doctype html><html lang="de"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>Produktdatenblatt ${escapeHtml(name)}</title></head><body><main>`,
    `<h1>Produktdatenblatt</h1><p>${escapeHtml(name)}</p><table>`,
    row("Lieferant", brand),
    row("Artikelnummer", articleId),
    row("EAN", ean),
    energyClass === undefined
      ? ""
      : row(
          "Energieeffizienzklasse",
          `${energyClass.rating} (Skala ${energyClass.from} bis ${energyClass.to})`,
        ),
    ...attributes.map((attribute) => row(attribute.name, attribute.value)),
    row("Hersteller", [maker.name, maker.address, maker.contact].join(", ")),
    `</table></main></body></html>`,
  ].join("")
