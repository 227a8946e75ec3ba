import { teaserNames, teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"
import { Cache, Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { themeColour } from "../brand/brandStyle.ts"
import { roundedLogo } from "../brand/defaultLogo.ts"
import { forAWeek } from "./caching.ts"
import { energyLabel } from "./energyLabel.ts"
import { ClientFiles } from "../files/ClientFiles.ts"
import { pageFiles } from "../files/Manifest.ts"
import { encodedResponder } from "../files/encoded.ts"
import { film, filmAnswer } from "./films.ts"
import { filmPage, modelPage } from "./mediaPage.ts"
import { escapeHtml } from "../pages/html.ts"
import * as ownPictures from "./ownPictures.ts"
import { picture } from "./picture.ts"
import { sideOf, toWebp, webpResponder } from "./webp.ts"
import { notFound } from "../security/refusal.ts"

const row = (name: string, value: string) =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

/**
 * Returns the product data sheet of an article with an energy label, as a page without styles and scripts.
 */
const dataSheet = ({ articleId, attributes, brand, ean, energyClass, maker, name }: ProductDetail) =>
  [
    `<!doctype html><html lang="de"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>Produktdatenblatt ${escapeHtml(name)}</title></head><body><main>`,
    `<h1>Produktdatenblatt</h1><p>${escapeHtml(name)}</p><table>`,
    row("Lieferant", brand),
    row("Artikelnummer", articleId),
    ean === "" ? "" : row("EAN", ean),
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

const svg = (text: string) =>
  HttpServerResponse.text(text, {
    contentType: "image/svg+xml; charset=utf-8",
    headers: { "cache-control": forAWeek },
  })

/** Maximum number of scaled pictures in memory. Each needs about 8 KB, so all together need 24 MB. */
const maxPictures = 3000

/** A picture of a demonstration article in one size. */
interface Wanted {
  readonly family: string
  readonly file: string
  readonly side: number
}

const drawn = ({ family, file, side }: Wanted) => picture(family, file, side)

/** Draws a picture of a demonstration article, and scales it like the photos of a retailer. */
const scaled = (wanted: Wanted) =>
  toWebp(new TextEncoder().encode(drawn(wanted)), wanted.side).pipe(Effect.orDie, Effect.map(webpResponder))

const pictures = Layer.unwrap(
  Effect.map(Cache.make({ lookup: scaled, capacity: maxPictures }), (cache) =>
    HttpRouter.add("GET", "/bilder/:family/:file", (request) =>
      Effect.gen(function* () {
        const { family = "", file = "" } = yield* HttpRouter.params
        const wanted = { family, file, side: sideOf(request.url) }
        // Unknown names do not reach the cache, where they would replace pictures.
        if (drawn(wanted) === undefined) return notFound
        const respond = yield* Cache.get(cache, wanted)
        return yield* respond(request)
      }),
    ),
  ),
)

const teaserResponders = new Map(
  teaserNames.map((name) => [
    `${name}.svg`,
    encodedResponder({
      bytes: new TextEncoder().encode(teaserPicture(name)),
      contentType: "image/svg+xml; charset=utf-8",
      cacheControl: forAWeek,
      isCompressible: true,
    }),
  ]),
)

/** Serves `/bilder/teaser/{name}.svg`, the picture of a teaser in its only size. */
const teasers = HttpRouter.add("GET", "/bilder/teaser/:file", (request) =>
  Effect.flatMap(
    HttpRouter.params,
    ({ file = "" }) => teaserResponders.get(file)?.(request) ?? Effect.succeed(notFound),
  ),
)

/** The shop's style sheets. Empty if there is no build. */
const styles = Effect.map(ClientFiles, ({ manifest }) => pageFiles(manifest, [])?.styles ?? [])

const articleIn = (name: string | undefined) =>
  Schema.decodeUnknownOption(ArticleId)(name?.replace(/\.svg$/u, ""))

/** Returns the article with the number in a path, or `undefined` for an invalid or unknown number. */
const detailOf = Effect.fnUntraced(function* (name: string | undefined) {
  const catalog = yield* Catalog
  const articleId = Option.getOrUndefined(articleIn(name))
  if (articleId === undefined) return undefined
  return yield* catalog.detail(articleId).pipe(
    Effect.catchIf(
      ({ reason }) => reason === "NotFound",
      () => Effect.void,
    ),
  )
})

const energyLabels = HttpRouter.add(
  "GET",
  "/bilder/energielabel/:file",
  Effect.gen(function* () {
    const { file } = yield* HttpRouter.params
    const detail = yield* detailOf(file)
    return detail?.energyClass === undefined ? notFound : svg(energyLabel(detail, detail.energyClass))
  }),
)

const dataSheets = HttpRouter.add(
  "GET",
  "/datenblatt/:articleId",
  Effect.gen(function* () {
    const { articleId } = yield* HttpRouter.params
    const detail = yield* detailOf(articleId)
    return detail?.energyClass === undefined ? notFound : HttpServerResponse.html(dataSheet(detail))
  }),
)

const icons = HttpRouter.add("GET", "/favicon.svg", Effect.succeed(svg(roundedLogo(themeColour))))

/** Serves `/medien/{family}.mp4`, a film, and `/medien/{family}`, the page of the film. */
const films = HttpRouter.add("GET", "/medien/:file", (request) =>
  Effect.gen(function* () {
    const { file = "" } = yield* HttpRouter.params
    const family = file.replace(/\.mp4$/u, "")
    const bytes = film(family)
    if (bytes === undefined) return notFound
    return file === family ? filmPage(family, yield* styles) : filmAnswer(bytes, request)
  }),
)

const models = HttpRouter.add(
  "GET",
  "/modelle/:family/:hue",
  Effect.gen(function* () {
    const { family = "", hue = "" } = yield* HttpRouter.params
    return modelPage(family, hue, yield* styles) ?? notFound
  }),
)

/**
 * Routes of the icon, of pictures, films and models of the demonstration articles, of the retailer's own
 * pictures, and of energy labels and data sheets.
 */
export const layer = Layer.mergeAll(
  icons,
  pictures,
  teasers,
  ownPictures.layer,
  films,
  models,
  energyLabels,
  dataSheets,
)
