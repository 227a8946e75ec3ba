import { Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

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

const svg = (text: string) =>
  HttpServerResponse.text(text, {
    contentType: "image/svg+xml; charset=utf-8",
    headers: { "cache-control": forAWeek },
  })

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length))

type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/**
 * Maximum number of cached pictures. Each needs about 7 KB with its compressed form, so all together need 21
 * MB.
 */
const maxPictures = 3000

/**
 * Draws and compresses each product picture once, because visitors wait for the first picture of a page. If
 * the cache is full, the oldest picture is removed.
 */
const makePictureCache = () => {
  const cached = new Map<string, Responder>()
  return (family: string, file: string, query: URLSearchParams): Responder | undefined => {
    const key = `${family}/${file}?${query.get("width") ?? ""}x${query.get("height") ?? ""}`
    const found = cached.get(key)
    if (found !== undefined) return found
    const drawn = picture(family, file, query)
    if (drawn === undefined) return undefined
    const respond = encodedResponder({
      bytes: new TextEncoder().encode(drawn),
      contentType: "image/svg+xml; charset=utf-8",
      cacheControl: forAWeek,
      isCompressible: true,
    })
    const [oldest] = cached.keys()
    if (oldest !== undefined && cached.size >= maxPictures) cached.delete(oldest)
    cached.set(key, respond)
    return respond
  }
}

const pictureFor = makePictureCache()

const pictures = HttpRouter.add("GET", "/bilder/:family/:file", (request) =>
  Effect.flatMap(HttpRouter.params, ({ family = "", file = "" }) => {
    const respond = pictureFor(family, file, queryOf(request.url))
    return respond === undefined ? Effect.succeed(notFound) : respond(request)
  }),
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

/** The shop's logo on its green background, for tabs and bookmarks. The header shows the same drawing. */
const icon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">`,
  `<rect width="48" height="48" rx="10" fill="#0f2a1d"/>`,
  `<path fill="#ffc629" d="M24 7 7 21v6h5v14h8V30h8v11h8V27h5v-6Z"/>`,
  `<path fill="#0f2a1d" d="M18 24h12v4H18z"/>`,
  "</svg>",
].join("")

const icons = HttpRouter.add("GET", "/favicon.svg", Effect.succeed(svg(icon)))

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
  ownPictures.layer,
  films,
  models,
  energyLabels,
  dataSheets,
)
